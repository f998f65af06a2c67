import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Bill } from './till.ts'

/** A connection of a page that waits, without the page. */
export interface Follower {
  readonly bill: Bill
  /** Resolves when it is told of something newer than it was opened with; rejects when it was not within half a minute. */
  next(): Promise<void>
  /** How often it was told of something newer. */
  told(): number
  close(): void
}

const patienceMs = 30_000

/** Opens it, and reads the version that it begins with. */
export async function follow(origin: string, bill: Bill): Promise<Follower> {
  let told = 0
  let heard: (() => void) | undefined
  let rest = ''
  const request = get(`${origin}/api/v1/payer_invoices/${bill.uniqueId}/news`, { agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`news answered ${response.statusCode}`)
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    const messages = (rest + text).split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const version = Number(/"version":(\d+)/.exec(message)?.[1] ?? 0)
      if (version <= bill.version) continue
      told += 1
      heard?.()
    }
  })
  response.on('error', () => undefined)
  return {
    bill,
    next: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`A page was not told of its payment within ${patienceMs / 1000} s`)),
          patienceMs,
        )
        heard = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    told: () => told,
    close: () => request.destroy(),
  }
}
