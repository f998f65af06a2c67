import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A program of the product in a process of its own. */
export interface ProductProcess {
  readonly pid: number
  /** Everything that it has written so far, line by line; errors too. */
  readonly lines: readonly string[]
  /** The first line, already there or still to come, that fits. */
  line(fits: (line: string) => boolean): Promise<string>
  /** Resolves when it has ended, with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | NodeJS.Signals>
  /** Stops it in its tracks, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
}

/** Runs a script of the repository, or of another folder that runs, with exactly these settings. */
export function startProcess(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  cwd = root,
): ProductProcess {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => {
      lines.push(line)
      for (const look of waiting) look()
    })
  // A run that is broken off leaves nothing behind.
  const onExit = () => child.kill('SIGKILL')
  process.on('exit', onExit)
  const ended = once(child, 'close').then(() => {
    process.off('exit', onExit)
    return child.exitCode ?? child.signalCode ?? 0
  })
  return {
    pid: child.pid ?? 0,
    lines,
    line: fits =>
      new Promise(resolve => {
        const look = () => {
          const found = lines.find(fits)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    ended,
    end(signal) {
      child.kill(signal)
      return ended
    },
    signal: signal => void child.kill(signal),
  }
}

const askEveryMs = 50
const patienceMs = 120_000

/** Waits until `/health` says that it can be used; throws with what it wrote when it ends before. */
export async function ready(started: ProductProcess, origin: string): Promise<void> {
  let end: number | NodeJS.Signals | null = null
  void started.ended.then(code => (end = code))
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(askEveryMs)) {
    if (end !== null) throw new Error(`It ended with ${String(end)}:\n${started.lines.join('\n')}`)
    const answer = await fetch(`${origin}/health`).catch(() => null)
    if (answer?.ok === true) return
  }
  throw new Error(`${origin} is not ready:\n${started.lines.join('\n')}`)
}
