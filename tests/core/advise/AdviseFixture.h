// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advise.h"
#include "core/estimate/Constants.h"

#include <functional>

namespace xuanka::test {

// The built-in data, with models made here so that these tests depend on no list of models.
class AdviseFixture {
public:
    AdviseFixture();
    bool isReady() const { return m_ready; }
    const Catalog &catalog() const { return *m_catalog; }

    // The advice for a plan whose model file is one of the models below.
    Result<Advice> advise(const Plan &plan) const;

    static Model llama70b(); // 80 layers, 8192 wide, 64 heads, 8 of keys: 70,553,706,496
    static Model llama8b(); // 32 layers, 4096 wide, 32 heads, 8 of keys: 8,030,261,248

private:
    Result<Catalog> m_catalog;
    Result<EstimateConstants> m_constants;
    Result<MarketPrices> m_prices;
    bool m_ready = false;
};

// A plan of inference or training; `change` sets what the test is about.
Plan inferencePlan(const QString &model, const std::function<void(LlmInference &, Plan &)> &change);
Plan trainingPlan(const QString &model, const std::function<void(LlmTraining &, Plan &)> &change);

// The candidate of this card and count; null if there is none.
const Candidate *find(const Advice &advice, const QString &gpu, int cards);
bool says(const QList<Message> &messages, std::string_view key);

} // namespace xuanka::test
