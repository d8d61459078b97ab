// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace xuanka {

// Runs `work` on a worker thread and `done` with its result in the thread of `owner`. The result is
// dropped when `owner` is gone, so giving up means deleting the owner.
template <typename R>
void inBackground(QObject *owner, std::function<R()> work, std::function<void(R)> done)
{
    QThreadPool::globalInstance()->start(
        [guard = QPointer<QObject>(owner), work = std::move(work), done = std::move(done)] {
            auto result = std::make_shared<R>(work());
            // The guard is only looked at in its own thread.
            QMetaObject::invokeMethod(
                qApp,
                [guard, done, result] {
                    if (guard)
                        done(std::move(*result));
                },
                Qt::QueuedConnection);
        });
}

} // namespace xuanka
