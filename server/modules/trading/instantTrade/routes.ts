import type { Static } from 'typebox'
import { newInstantTradeId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { decimal, fitsScale, type DecimalString } from '../../../domain/money/decimal.ts'
import { scaleOf } from '../../../domain/reference/asset.ts'
import { isCoinCode } from '../../../domain/reference/coin.ts'
import { isFiatCode } from '../../../domain/reference/fiat.ts'
import { findPaymentMethod } from '../../../domain/reference/paymentMethod.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { wordRefusal, type ServerLocale } from '../../../locales/wording.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { product } from '../../../runtime/product.ts'
import type { instantTradeOperations } from './schema.ts'
import { seekFor } from './seekOffer.ts'
import type { InstantTradeRow } from './tables.ts'
import { tellInstantTrade } from './writeInstantTrade.ts'

const choice = (field: string) => new RequestRefused(refuse('invalid_choice', field))

function positive(text: string, field: string): DecimalString {
  const amount = decimal(text)
  if (amount === '0' || amount.startsWith('-')) throw new RequestRefused(refuse('invalid_decimal', field))
  return amount
}

/** Instant trades: asked for by their owner, moved by the search for an offer and by the trade that it opens. */
export function instantTradeHandlers({
  random,
}: {
  readonly random: Random
}): Handlers<typeof instantTradeOperations> {
  return {
    async createInstantTrade({ body }, { db, viewer, at, locale }) {
      const { crypto_currency_code: coin, currency_code: fiat, payment_method_code: method } = body
      if (!isCoinCode(coin)) throw choice('crypto_currency_code')
      if (!isFiatCode(fiat)) throw choice('currency_code')
      if (!findPaymentMethod(method)?.currencies.includes(fiat)) throw choice('payment_method_code')
      const side = body.amount_side ?? 'fiat'
      const scale = scaleOf(side === 'fiat' ? fiat : coin)
      const amount = positive(body.amount, 'amount')
      if (!fitsScale(amount, scale))
        throw new RequestRefused(refuseWith('too_many_decimals', { max: scale }, 'amount'))
      const row = await db
        .insertInto('instant_trade')
        .values({
          id: newInstantTradeId(at, random),
          user_id: viewer.userId,
          coin,
          fiat,
          amount,
          amount_side: side,
          method_code: method,
          price_limit: positive(body.price_limit, 'price_limit'),
          status: 'created',
          trade_id: null,
          refusal: null,
          created_at: at,
          updated_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      tellInstantTrade(db, row)
      await seekFor(db, row)
      return shown(row, locale)
    },

    async instantTrades(_, { db, viewer, locale }) {
      const seq = await readSeq(db, viewer.userId)
      const rows = await db
        .selectFrom('instant_trade')
        .selectAll()
        .where('user_id', '=', viewer.userId)
        .orderBy('id', 'desc')
        .limit(product.paging.limitDefault)
        .execute()
      return { seq, items: rows.map(row => shown(row, locale)) }
    },
  }
}

type InstantTradeView = Static<(typeof instantTradeOperations)['createInstantTrade']['reply']>

const shown = (row: InstantTradeRow, locale: ServerLocale): InstantTradeView => ({
  id: row.id,
  status: row.status,
  trade_id: row.trade_id,
  refusal: row.refusal === null ? null : wordRefusal(row.refusal, locale),
  crypto_currency_code: row.coin,
  currency_code: row.fiat,
  amount: row.amount,
  amount_side: row.amount_side,
  payment_method_code: row.method_code,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
