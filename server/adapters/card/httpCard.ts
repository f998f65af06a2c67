import { Type } from 'typebox'
import { parseDecimal, type DecimalString } from '../../domain/money/decimal.ts'
import { isCoinCode } from '../../domain/reference/coin.ts'
import { isFiatCode } from '../../domain/reference/fiat.ts'
import type { Timers } from '../../runtime/timers.ts'
import { ChannelFailed } from '../channelFailed.ts'
import { provider, type ProviderAccess } from '../provider.ts'
import type { CardPair, CardProvider } from './cardProvider.ts'
import { cardReportOf, cardReportShape, cardSignature, readCardReport } from './signedCardReport.ts'

const text = Type.String({ maxLength: 40 })
const pair = { currency: text, fiat_currency: text }
const limits = Type.Object({
  items: Type.Array(Type.Object({ ...pair, min: text, max: text }), { maxItems: 2000 }),
})
const rates = Type.Object({
  items: Type.Array(Type.Object({ ...pair, rate: text }), { maxItems: 2000 }),
  at: text,
})
const price = Type.Object({ amount: text, rate: text, fee: text, at: text })
const standing = Type.Object({ transaction: Type.Union([cardReportShape, Type.Null()]) })

/**
 * A card provider by its HTTP API: it says limits and rates, its page takes the card, and it reports to us, signed with a secret
 * that both know. The page's address is signed with the same: nobody changes its terms on the way.
 */
export function httpCard(access: ProviderAccess & { readonly secret: string }, timers: Timers): CardProvider {
  const card = provider('card provider', access, timers)
  return {
    async limits() {
      const { items } = await card.post('/limits', {}, limits)
      return items.flatMap(({ min, max, ...each }) =>
        ours(each).map(known => ({ ...known, minimum: amountOf(min), maximum: amountOf(max) })),
      )
    },
    async rates() {
      const { items, at } = await card.post('/rates', {}, rates)
      const known = items.flatMap(({ rate, ...each }) =>
        ours(each).map(one => ({ ...one, rate: amountOf(rate) })),
      )
      return { items: known, at: momentOf(at) }
    },
    async price({ coin, fiat }, fiatAmount) {
      const asked = { currency: coin, fiat_currency: fiat, fiat_amount: fiatAmount }
      const said = await card.post('/final_rate', asked, price)
      return {
        coin,
        fiat,
        fiatAmount,
        amount: amountOf(said.amount),
        rate: amountOf(said.rate),
        fee: amountOf(said.fee),
        ratesAt: momentOf(said.at),
      }
    },
    widgetUrl({ reference, coin, fiat, fiatAmount, returnUrl, locale }) {
      const query = new URLSearchParams({
        currency: coin,
        fiat_amount: fiatAmount,
        fiat_currency: fiat,
        lang: locale,
        merchant_transaction_id: reference,
        return_url: returnUrl,
      }).toString()
      return `${access.url}/widget?${query}&signature=${cardSignature(query, access.secret)}`
    },
    async status(reference) {
      const { transaction } = await card.post('/status', { reference }, standing)
      return transaction && cardReportOf(transaction)
    },
    async refund(reference) {
      await card.post('/refund', { reference }, Type.Object({}))
    },
    read: (body, signature) => readCardReport(body, signature, access.secret),
  }
}

/** The pair, where both are ours. */
const ours = (each: { readonly currency: string; readonly fiat_currency: string }): readonly CardPair[] => {
  const { currency: coin, fiat_currency: fiat } = each
  return isCoinCode(coin) && isFiatCode(fiat) ? [{ coin, fiat }] : []
}

function amountOf(said: string): DecimalString {
  const amount = parseDecimal(said)
  if (amount === undefined) throw new ChannelFailed('card provider: an amount is none')
  return amount
}

function momentOf(said: string): Date {
  const at = new Date(said)
  if (Number.isNaN(at.getTime())) throw new ChannelFailed('card provider: a time is none')
  return at
}
