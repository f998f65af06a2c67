import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './processState.ts'

// Started by `endsWithUs`, in a session of its own: hears what its starter has started and made, and when the starter is gone,
// however that came about, ends the one and removes the other. SIGKILL leaves a process no time to do so itself.

/** What is told, a line each: a process or a folder, and whether it is still to be ended or removed. */
export type Told =
  | { readonly pid: number; readonly signal: NodeJS.Signals | null }
  | { readonly folder: string; readonly isOurs: boolean }

/** The product ends within 5 s when it is told to. */
const endsWithinMs = 6000
const lookEveryMs = 50

const processes = new Map<number, NodeJS.Signals>()
const folders = new Set<string>()

function hear(told: Told): void {
  if ('folder' in told) {
    if (told.isOurs) folders.add(told.folder)
    else folders.delete(told.folder)
  } else if (told.signal === null) processes.delete(told.pid)
  else processes.set(told.pid, told.signal)
}

/** Signals a process, with all of its group where it leads one, as browsers do. */
function tell(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid])
    try {
      process.kill(target, signal)
      return
    } catch {
      // It leads no group, or has ended.
    }
}

async function endAll(): Promise<void> {
  for (const [pid, signal] of processes) tell(pid, signal)
  const until = performance.now() + endsWithinMs
  const running = () => [...processes.keys()].filter(isRunning)
  while (running().length > 0 && performance.now() < until) await sleep(lookEveryMs)
  for (const pid of running()) tell(pid, 'SIGKILL')
  while (running().length > 0 && performance.now() < until + endsWithinMs) await sleep(lookEveryMs)
}

// Its work begins when others are told to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

for await (const line of createInterface({ input: process.stdin })) hear(JSON.parse(line) as Told)
await endAll()
// A browser that has just ended may still write into its folder.
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const
await Promise.allSettled([...folders].map(folder => rm(folder, removal)))
