import { Worker } from 'node:worker_threads'
import type { PictureAnswer, PictureOrder } from './pictureWorker.ts'

/** The thread ends when nobody has wanted a picture for so long: it holds fonts and a library of pictures. */
const idleMilliseconds = 30_000
/** So long one picture may take. */
const patience = 10_000
/** More than these who wait at once get another picture. */
const mostWaiting = 20

/** Too many wait for a picture already. */
export class DrawerBusy extends Error {}

/** Draws pictures, one after the other, beside the thread that answers requests. */
export interface PictureDrawer {
  /** Throws {@link DrawerBusy}. */
  readonly draw: (order: PictureOrder) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Makes a {@link PictureDrawer}; its thread begins with the first picture. */
export function pictureDrawer(): PictureDrawer {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  function begun(): Worker {
    clearTimeout(idle)
    if (worker !== undefined) return worker
    const made = new Worker(new URL('./pictureWorker.ts', import.meta.url))
    // It keeps no process from ending.
    made.unref()
    made.once('exit', () => {
      if (worker === made) worker = undefined
    })
    return (worker = made)
  }

  async function drawn(order: PictureOrder): Promise<Buffer> {
    try {
      return await answerOf(begun(), order)
    } catch (error) {
      // Whatever it was busy with is not waited for.
      await end()
      throw error
    } finally {
      idle = setTimeout(() => void end(), idleMilliseconds).unref()
    }
  }

  return {
    async draw(order) {
      if (waiting >= mostWaiting) throw new DrawerBusy()
      waiting++
      const turn = last.then(() => drawn(order))
      last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        waiting--
      }
    },
    close: end,
  }
}

function answerOf(worker: Worker, order: PictureOrder): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error('A picture took too long')), patience)
    const heard = (answer: PictureAnswer) =>
      settle('png' in answer ? Buffer.from(answer.png) : new Error(answer.failed))
    const ended = () => settle(new Error('The thread that draws pictures ended'))
    const broke = (error: unknown) => settle(error instanceof Error ? error : new Error(String(error)))
    function settle(result: Buffer | Error): void {
      clearTimeout(timer)
      worker.off('message', heard)
      worker.off('error', broke)
      worker.off('exit', ended)
      if (result instanceof Error) reject(result)
      else resolve(result)
    }
    worker.on('message', heard)
    worker.on('error', broke)
    worker.on('exit', ended)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
    worker.postMessage(order)
  })
}
