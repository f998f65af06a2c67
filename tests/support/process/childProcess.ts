import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A program of ours in a process of its own. */
export interface Child {
  readonly pid: number
  /** The lines it has written so far. */
  readonly lines: readonly string[]
  /** Resolves when it has written so many lines; rejects when it ends before. */
  wrote(count: number): Promise<void>
  /** Ends it the hard way, and resolves when it is gone and all that it wrote has been read. */
  kill(): Promise<void>
}

/** Runs a TypeScript file with arguments. What it writes to stderr is shown. */
export function startChild(file: string, args: readonly string[]): Child {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', line => lines.push(line))
  // Its output ends a moment before it does.
  const gone = Promise.all([once(reader, 'close'), once(child, 'exit')])
  let onLine = Promise.withResolvers<void>()
  reader.on('line', () => {
    onLine.resolve()
    onLine = Promise.withResolvers()
  })
  let ended = false
  reader.on('close', () => {
    ended = true
    onLine.resolve()
  })
  return {
    pid: child.pid ?? 0,
    lines,
    wrote: async count => {
      while (lines.length < count) {
        if (ended) throw new Error(`the process ended with ${child.exitCode ?? child.signalCode}`)
        await onLine.promise
      }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
