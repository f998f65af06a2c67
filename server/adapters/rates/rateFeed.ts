import type { Ratio } from '../../domain/money/ratio.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { FiatCode } from '../../domain/reference/fiat.ts'
import type { Quote } from '../../domain/rate/pool.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Timers } from '../../runtime/timers.ts'
import { jsonCall } from '../jsonCall.ts'
import { parseNumbersAsText, rateProviders, type RateAnswer, type RateFeed } from './rateProviders.ts'

/** One provider, asked again and again. */
export interface OpenFeed {
  readonly name: RateFeed['provider']
  /** By how many seconds an answer is overdue; null while this process has not asked it. */
  lateSeconds(at: Date): number | null
  /** Asks when it is time to; resolves when there is an answer or none will come. A question that is open is waited for. */
  ask(at: Date): Promise<void>
  /** What it says of a coin or fiat, as seen at a moment; null when it has never said anything of it. */
  quoteOf(code: CoinCode | FiatCode, at: Date): Quote | null
}

/** Longer than the tick, so that a slow provider is heard as well, a little later. */
const timeoutMs = 8000

interface Heard extends RateAnswer {
  readonly askedAt: Date
}

/** Opens one; failures are logged when they begin and when they end, not at every tick. */
export function openFeed(
  { provider: name, url }: RateFeed,
  { timers, logger }: { readonly timers: Timers; readonly logger: Logger },
): OpenFeed {
  const provider = rateProviders[name]
  let heard: Heard | null = null
  let before: Heard | null = null
  let open: Promise<void> | null = null
  let nextAt = 0
  let firstAskedAt: Date | null = null
  let fails = false

  async function hear(askedAt: Date): Promise<void> {
    try {
      const { status, body } = await jsonCall({
        name: `rates of ${name}`,
        url: `${url ?? provider.url}${provider.path}`,
        timers,
        timeoutMs,
        parse: parseNumbersAsText,
      })
      if (status !== 200) throw new Error(`rates of ${name}: answered with ${status}`)
      const answer = provider.read(body)
      before = heard
      heard = { ...answer, askedAt }
      if (fails) logger.info({ provider: name }, 'a source of rates is back')
      fails = false
    } catch (error) {
      if (!fails) logger.warn({ err: error, provider: name }, 'a source of rates fails')
      fails = true
    }
  }

  return {
    name,
    lateSeconds(at) {
      const since = heard?.askedAt ?? firstAskedAt
      if (since === null) return null
      return Math.max(0, (at.getTime() - since.getTime()) / 1000 - provider.everySeconds)
    },
    ask(at) {
      firstAskedAt ??= at
      if (open) return open
      // A clock that was put back asks as well.
      if (at.getTime() < nextAt && at.getTime() >= nextAt - provider.everySeconds * 1000)
        return Promise.resolve()
      nextAt = at.getTime() + provider.everySeconds * 1000
      open = hear(at).finally(() => (open = null))
      return open
    },
    quoteOf(code, at) {
      const value = heard?.legs.get(code)
      if (!heard || value === undefined) return null
      return { value, at: momentOf(heard, provider.goodForSeconds, at), before: valueOf(before, code) }
    },
  }
}

const valueOf = (heard: Heard | null, code: CoinCode | FiatCode): Ratio | null =>
  heard?.legs.get(code) ?? null

/** As new as it may count: what a provider says of a moment is good for a while, and never newer than now. */
function momentOf({ at: said, askedAt }: Heard, goodForSeconds: number, now: Date): Date {
  const from = said ? Math.min(said.getTime(), askedAt.getTime()) : askedAt.getTime()
  return new Date(Math.min(now.getTime(), from + goodForSeconds * 1000))
}
