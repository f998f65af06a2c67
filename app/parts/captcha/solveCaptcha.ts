import type { Challenge, Solution } from 'altcha-lib'
import type { CaptchaWork } from './captchaCheck.ts'

/** What the worker tells: how many keys it has tried, and how it ended. */
export type CaptchaNews =
  | { readonly kind: 'tried'; readonly count: number }
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'failed' }

/** How likely so many tries have found a key with the prefix: the only progress that a game of chance has. From 0 to 1. */
export const fractionOf = (tries: number, keyPrefix: string): number =>
  1 - Math.exp(-tries / 16 ** keyPrefix.length)

/**
 * Does the work of a challenge, in a worker of its own, and gives the answer that the service takes.
 * Rejects when it could not be done.
 * @param text the challenge as the service gives it
 */
export async function solveCaptcha(text: string, { onProgress, signal }: CaptchaWork): Promise<string> {
  const challenge = JSON.parse(text) as Challenge
  const worker = new Worker(new URL('captcha.worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      const fail = () => reject(new Error('The captcha was not solved'))
      worker.addEventListener('error', fail)
      signal.addEventListener('abort', fail)
      worker.addEventListener('message', ({ data }: MessageEvent<CaptchaNews>) => {
        if (data.kind === 'tried') onProgress(fractionOf(data.count, challenge.parameters.keyPrefix))
        else if (data.kind === 'solved') resolve(data.solution)
        else fail()
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and takes none
      worker.postMessage(challenge)
    })
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}
