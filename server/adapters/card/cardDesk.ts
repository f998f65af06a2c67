import type { DecimalString } from '../../domain/money/decimal.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { CardLimit, CardPair, CardPrice, CardProvider, CardRates } from './cardProvider.ts'

const keptMs = 30_000
const mostKept = 1000

/** What a provider said in the last seconds, for those who may not wait for the network. */
export interface CardDesk {
  limits(): Promise<readonly CardLimit[]>
  rates(): Promise<CardRates>
  price(pair: CardPair, fiatAmount: DecimalString): Promise<CardPrice>
  /** What was answered lately, or nothing. */
  known(pair: CardPair, fiatAmount: DecimalString): CardPrice | undefined
}

/** Asks a provider once in half a minute for the same, however many want to know it. */
export function cardDesk(card: CardProvider, machine: Clock): CardDesk {
  const isFresh = (kept: { readonly at: number } | null | undefined) =>
    kept !== null && kept !== undefined && machine.now().getTime() - kept.at < keptMs

  /** One question at a time, whose answer serves everybody; a failure is nobody's but of those who waited. */
  function once<T>(ask: () => Promise<T>): () => Promise<T> {
    let kept: { readonly at: number; readonly answer: Promise<T> } | null = null
    return () => {
      if (kept && isFresh(kept)) return kept.answer
      const asked = { at: machine.now().getTime(), answer: ask() }
      kept = asked
      asked.answer.catch(() => {
        if (kept === asked) kept = null
      })
      return asked.answer
    }
  }

  const prices = new Map<string, { readonly at: number; readonly price: CardPrice }>()
  const keyOf = ({ coin, fiat }: CardPair, amount: DecimalString) => `${coin} ${fiat} ${amount}`
  const known = (pair: CardPair, amount: DecimalString) => {
    const kept = prices.get(keyOf(pair, amount))
    return isFresh(kept) ? kept?.price : undefined
  }
  return {
    known,
    limits: once(() => card.limits()),
    rates: once(() => card.rates()),
    async price(pair, amount) {
      const before = known(pair, amount)
      if (before) return before
      const price = await card.price(pair, amount)
      if (prices.size >= mostKept) prices.clear()
      prices.set(keyOf(pair, amount), { price, at: machine.now().getTime() })
      return price
    },
  }
}
