import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CaptchaNews } from './solveCaptcha.ts'

// The work runs beside the page, so that it can be scrolled and typed into meanwhile.

/** So many tries are told of at once. */
const toldEvery = 8

addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  let tried = 0
  const counted: typeof deriveKey = (...given) => {
    tried += 1
    if (tried % toldEvery === 0) tell({ kind: 'tried', count: tried })
    return deriveKey(...given)
  }
  solveChallenge({ challenge, deriveKey: counted }).then(
    solution => tell(solution === null ? { kind: 'failed' } : { kind: 'solved', solution }),
    () => tell({ kind: 'failed' }),
  )
})

function tell(news: CaptchaNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page and takes none
  postMessage(news)
}
