// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/config/Family.h"

namespace xuanka {

// Ways of counting that need more than switches; Families*.cpp says which family uses which.
void buildDecoder(ConfigObject &config, const Family &family, Draft &draft);
void buildWithMtp(ConfigObject &config, const Family &family, Draft &draft); // decoder and MTP
void buildMiniMax(ConfigObject &config, const Family &family, Draft &draft);
void buildOpt(ConfigObject &config, const Family &family, Draft &draft);
void buildMpt(ConfigObject &config, const Family &family, Draft &draft);
void buildFalcon(ConfigObject &config, const Family &family, Draft &draft);
void buildQwen(ConfigObject &config, const Family &family, Draft &draft); // the first generation
void buildChatGlm(ConfigObject &config, const Family &family, Draft &draft); // 2, 3 and GLM-4
void buildNested(ConfigObject &config, const Family &family, Draft &draft);
void buildHybrid(ConfigObject &config, const Family &family, Draft &draft); // Qwen3-Next, 3.5
void buildHunyuan(ConfigObject &config, const Family &family, Draft &draft);
void buildBailing(ConfigObject &config, const Family &family, Draft &draft); // Ling, Ring
void buildErnieMoe(ConfigObject &config, const Family &family, Draft &draft);
void buildDbrx(ConfigObject &config, const Family &family, Draft &draft);
void buildGraniteHybrid(ConfigObject &config, const Family &family, Draft &draft);
void buildMllamaText(ConfigObject &config, const Family &family, Draft &draft);
void buildGemma4(ConfigObject &config, const Family &family, Draft &draft);
void buildNemotronH(ConfigObject &config, const Family &family, Draft &draft);
void buildNemotronNas(ConfigObject &config, const Family &family, Draft &draft);
void buildLatent(ConfigObject &config, const Family &family, Draft &draft);
void buildPhi3Vision(ConfigObject &config, const Family &family, Draft &draft);
void buildClipText(ConfigObject &config, const Family &family, Draft &draft);
void buildBert(ConfigObject &config, const Family &family, Draft &draft);
void buildAlbert(ConfigObject &config, const Family &family, Draft &draft);
void buildT5(ConfigObject &config, const Family &family, Draft &draft);
void buildWhisper(ConfigObject &config, const Family &family, Draft &draft);
void buildUNet(ConfigObject &config, const Family &family, Draft &draft);
void buildWan(ConfigObject &config, const Family &family, Draft &draft);
void buildFlux(ConfigObject &config, const Family &family, Draft &draft);

// `layers` multi-token-prediction layers of `each` parameters: beside the total, with a note.
void addMtp(Draft &draft, Count each, qint64 layers);
// The same where no weights with such layers are known to count from: a note alone.
void noteMtp(ConfigObject &config, const char *key, Draft &draft);
// A vision or audio tower there is no formula for: beside the total and said so.
void noteTower(Draft &draft, const char *key);

} // namespace xuanka
