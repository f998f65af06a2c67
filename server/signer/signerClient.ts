import { request } from 'node:http'
import type { SigningOrder } from '../adapters/chain/chain.ts'
import type { CoinCode } from '../domain/reference/coin.ts'
import type { SigningRoom } from './limits.ts'
import type { NetworkCode } from '../domain/reference/network.ts'
import { wireOf } from './order.ts'
import { signerAddress } from '../runtime/setting/signerAddress.ts'
import type { Signer, SignerAnswer, WatchKeys } from './signer.ts'

/** The signer did not answer, or not as it should: whoever asked comes again. */
export class SignerAway extends Error {
  override readonly name = 'SignerAway'
}

const answersWithinMs = 15_000
const longestAnswer = 1024 * 1024

/** A signer in another process. Throws {@link SignerAway} while it cannot be asked. */
export function signerClient({ url, secret }: { readonly url: string; readonly secret: string }): Signer {
  const address = signerAddress(url)
  if (address === null) throw new Error('The signer is asked on this machine only')

  const call = (method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new SignerAway(`The signer ${why}`))
      const asked = request(
        {
          ...address,
          method,
          path,
          timeout: answersWithinMs,
          ...(signal ? { signal } : {}),
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        },
        response => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            text += part
            if (text.length > longestAnswer) asked.destroy()
          })
          response.on('error', () => fail('broke off'))
          response.on('end', () =>
            response.statusCode === 200 ? resolve(JSON.parse(text)) : fail(`answered ${response.statusCode}`),
          )
        },
      )
      asked.on('timeout', () => asked.destroy())
      asked.on('error', (error: NodeJS.ErrnoException) => fail(`is not there (${error.code ?? 'cut off'})`))
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })

  return {
    watchKeys: async () => (await call('GET', '/watch-keys')) as Record<NetworkCode, WatchKeys>,
    sign: async (order, signal) => answerOf(await call('POST', '/sign', wireOf(order), signal), order),
    room: async () => roomOf(await call('GET', '/room')),
    close: () => Promise.resolve(),
  }
}

const roomOf = (value: unknown): readonly SigningRoom[] =>
  (value as { coin: CoinCode; limit: string; left: string }[]).map(({ coin, limit, left }) => ({
    coin,
    limit: BigInt(limit),
    left: BigInt(left),
  }))

/** Whole numbers come as text. */
function answerOf(value: unknown, { sequence }: SigningOrder): SignerAnswer {
  const answer = value as SignerAnswer
  return answer.ok ? { ok: true, signed: { ...answer.signed, sequence } } : answer
}
