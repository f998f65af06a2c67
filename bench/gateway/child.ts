import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endsWithUs } from '../../scripts/process/endChildren.ts'
import type { Usage } from '../../scripts/productProcess.ts'

/** A part of the bench in a process of its own, so that its CPU is its own. */
export interface Child {
  readonly url: string
  usage(): Promise<Usage>
  stop(): void
}

/** Starts a file of this folder; resolves when it has said where it listens. */
export async function startChild(file: string, args: readonly string[]): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args)
  endsWithUs(child)
  const { url } = await next<{ url: string }>(child)
  return {
    url,
    usage() {
      const answer = next<Usage>(child)
      child.send('usage')
      return answer
    },
    stop: () => void child.kill('SIGKILL'),
  }
}

const next = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      child.off('exit', onExit)
      resolve(message as T)
    }
    const onExit = (code: number | null) => {
      child.off('message', onMessage)
      reject(new Error(`a part of the bench ended with ${code}`))
    }
    child.once('message', onMessage)
    child.once('exit', onExit)
  })
