// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/training/YamlText.h"

#include "core/import/ConvertCode.h"

#include <QJsonArray>
#include <QJsonObject>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <map>
#include <sstream>
#include <vector>

namespace xuanka {
namespace {

constexpr int deepest = 32;
constexpr int mostNodes = 20'000; // with every alias counted as what it stands for

struct LimitExceeded { };

QJsonValue scalar(const std::string &value, bool quoted)
{
    const QString text = QString::fromStdString(value);
    if (quoted)
        return text;
    const bool none = text.isEmpty() || text == QLatin1String("~")
        || text.compare(QLatin1String("null"), Qt::CaseInsensitive) == 0;
    return none ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

// Builds the tree from the parser's events, so that a bomb of aliases is seen before it is built.
class TreeBuilder final : public YAML::EventHandler {
public:
    QJsonValue result() const { return m_result; }

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &, YAML::anchor_t anchor) override
    {
        add(QJsonValue(QJsonValue::Null), 1, anchor);
    }
    void OnAlias(const YAML::Mark &, YAML::anchor_t anchor) override
    {
        const auto found = m_anchors.find(anchor);
        if (found == m_anchors.end()) // an alias of what it is inside of
            throw LimitExceeded{};
        add(found->second.value, found->second.nodes, YAML::NullAnchor);
    }
    void OnScalar(const YAML::Mark &, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        add(scalar(value, tag == "!"), 1, anchor); // "!" is the tag of quoted text
    }
    void OnSequenceStart(const YAML::Mark &, const std::string &, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        begin(false, anchor);
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(const YAML::Mark &, const std::string &, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        begin(true, anchor);
    }
    void OnMapEnd() override { end(); }

private:
    struct Open {
        bool isMap = false;
        bool hasKey = false;
        QString key;
        QJsonObject map;
        QJsonArray list;
        YAML::anchor_t anchor = YAML::NullAnchor;
        int nodes = 1;
    };
    struct Anchored {
        QJsonValue value;
        int nodes = 0;
    };

    void begin(bool isMap, YAML::anchor_t anchor)
    {
        if (m_open.size() >= deepest)
            throw LimitExceeded{};
        Open open;
        open.isMap = isMap;
        open.anchor = anchor;
        m_open.push_back(std::move(open));
    }
    void end()
    {
        const Open closed = std::move(m_open.back());
        m_open.pop_back();
        const QJsonValue value = closed.isMap ? QJsonValue(closed.map) : QJsonValue(closed.list);
        add(value, closed.nodes, closed.anchor);
    }
    void add(const QJsonValue &value, int nodes, YAML::anchor_t anchor)
    {
        m_nodes += nodes;
        if (m_nodes > mostNodes)
            throw LimitExceeded{};
        if (anchor != YAML::NullAnchor)
            m_anchors[anchor] = {value, nodes};
        if (m_open.empty()) {
            m_result = value;
            return;
        }
        Open &open = m_open.back();
        open.nodes += nodes;
        if (!open.isMap) {
            open.list.append(value);
        } else if (!open.hasKey) {
            open.key = value.toString();
            open.hasKey = true;
        } else {
            open.hasKey = false;
            insert(open.map, open.key, value);
        }
    }
    // "<<" takes the keys of another map; keys of its own win.
    static void insert(QJsonObject &map, const QString &key, const QJsonValue &value)
    {
        if (key != QLatin1String("<<") || !value.isObject()) {
            map.insert(key, value);
            return;
        }
        const QJsonObject other = value.toObject();
        for (auto it = other.begin(); it != other.end(); ++it) {
            if (!map.contains(it.key()))
                map.insert(it.key(), it.value());
        }
    }

    QJsonValue m_result{QJsonValue::Null};
    std::vector<Open> m_open;
    std::map<YAML::anchor_t, Anchored> m_anchors;
    int m_nodes = 0;
};

} // namespace

Result<QJsonValue> readYaml(const QByteArray &text)
{
    if (text.size() > largestYaml)
        return fail(
            {ConvertCode::TooLarge, {Quantity{double(largestYaml) / bytesPerMiB, Unit::MiB}}});
    try {
        std::istringstream stream(text.toStdString());
        YAML::Parser parser(stream);
        TreeBuilder builder;
        parser.HandleNextDocument(builder);
        return builder.result();
    } catch (const YAML::Exception &error) {
        return fail({ConvertCode::YamlBroken,
                     {QString::fromStdString(error.msg), qint64(error.mark.line) + 1}});
    } catch (const LimitExceeded &) {
        return fail(ConvertCode::YamlTooDeep);
    } catch (const std::exception &error) { // the parser's own limits
        return fail({ConvertCode::YamlBroken, {QString::fromUtf8(error.what()), qint64(1)}});
    }
}

} // namespace xuanka
