// Numbered jobs on several threads. They are begun in order; who does which is left to chance, so a
// job must depend on its number alone.
#pragma once

#include <atomic>
#include <functional>

#include "base/problem.h"

namespace spannung {

// Called now and then by the thread that waits, with the number of finished jobs.
using Progress = std::function<void(int)>;

// `worker` counts the threads from 0: two jobs of the same worker never run at once.
using Job = std::function<Expected<void>(int worker, int job)>;

// At least one thread, and no more than there is work for. 0 wants all cores.
int threadsFor(int wanted, int jobs);

// Blocks until all jobs are done or `cancelled` is set. A problem of one job ends all; of several
// it is that of the first.
Expected<void> runJobs(int jobs, int threads, const std::atomic<bool>& cancelled, const Job& job,
                       const Progress& progress = {});

}  // namespace spannung
