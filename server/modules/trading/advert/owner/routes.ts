import { macrosFor } from '../../../../domain/advert/formula/macro.ts'
import { readPriceSetting } from '../../../../domain/advert/priceSetting.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import { pairOf } from '../../../../domain/rate/rateName.ts'
import { rateNamed } from '../../../../domain/rate/rates.ts'
import { isCoinCode } from '../../../../domain/reference/coin.ts'
import { isFiatCode } from '../../../../domain/reference/fiat.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import type { Context, SignedContext, SignedWriteContext } from '../../../../kernel/context.ts'
import type { Handlers } from '../../../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../../../kernel/refusal.ts'
import { product } from '../../../../runtime/product.ts'
import { readAllowance } from '../facts/advertAllowance.ts'
import { changeAdverts, type Outcome } from './changeAdverts.ts'
import { dropDraft, listDrafts, saveDraft } from './drafts.ts'
import { createSeveral } from './createSeveral.ts'
import { listOwn } from './listOwnAdverts.ts'
import type { ownerOperations } from './schema.ts'
import { previewPrice } from './pricePreview.ts'
import { presentAdverts, type AdvertView } from '../present.ts'
import { reachOf } from './advertReach.ts'
import { priceTeller, type AdvertParts } from '../parts.ts'
import { findOwnAdvert, statesOf } from './advertStates.ts'
import type { AdvertRow } from '../tables.ts'

const choice = (field: string) => new RequestRefused(refuse('invalid_choice', field))

/** The pair that a call names; each side that is none is refused at its field. */
function pairFrom(query: { readonly crypto_currency_code?: string; readonly currency_code?: string }) {
  const { crypto_currency_code: coin = '', currency_code: fiat = '' } = query
  if (!isCoinCode(coin)) throw choice('crypto_currency_code')
  if (!isFiatCode(fiat)) throw choice('currency_code')
  return { coin, fiat }
}

const decimalOrNull = (text: string | null | undefined) => (text == null ? null : decimal(text))

/** What came of one advert, as the wire says it. */
function presentOutcome(outcome: Outcome, views: ReadonlyMap<string, AdvertView>) {
  if ('row' in outcome) return { id: outcome.id, advert: views.get(outcome.id) ?? null, refusal: null }
  const { code, field = null, params } = outcome.refusal
  const named = Object.entries(params).map(([name, value]) => ({ name, value: String(value) }))
  return { id: outcome.id, advert: null, refusal: { code, field, params: named } }
}

/** What owners do with their adverts, beside one at a time. */
export function ownerHandlers(parts: AdvertParts): Handlers<typeof ownerOperations> {
  const { board, bus, requisites } = parts
  const tellPrice = priceTeller(bus)

  const shown = (rows: readonly AdvertRow[], context: Context): Promise<AdvertView[]> =>
    presentAdverts(context.db, rows, { ...context, rates: board.rates(), requisites, amount: null })

  return {
    async calculatePrice({ query }, context) {
      if (query.type === 'Ad::Swap') throw choice('type')
      const price = orRefuse(
        readPriceSetting({
          mode: query.price_mode,
          marginPercent: query.margin_percent ?? null,
          equation: query.equation ?? null,
          fixedPrice: query.fixed_price ?? null,
        }),
      )
      const { db, viewer, at } = context
      const pair = pairFrom(query)
      const advert =
        query.advert_id === undefined
          ? null
          : await findOwnAdvert(db, query.advert_id, viewer.userId, 'advert_id')
      const tried = { type: query.type, ...pair, price, advertId: advert?.id ?? null }
      return previewPrice(db, viewer.userId, tried, { rates: board.rates(), at })
    },

    async advertStates({ query }, { db, viewer, at }) {
      return { items: await statesOf(db, viewer.userId, query.ids, { rates: board.rates(), at }) }
    },

    async autocompleteMacros({ params, query }, { db, viewer }) {
      const pair =
        params.id === 'new'
          ? pairFrom(query)
          : await findOwnAdvert(db, params.id, viewer.userId, 'id').then(({ coin, fiat }) =>
              pairFrom({ crypto_currency_code: coin, currency_code: fiat }),
            )
      const rates = board.rates()
      return {
        items: macrosFor(pair, query.prefix ?? '').map(name => {
          const { base, quote } = pairOf(name)
          return { name, rate: rateNamed(rates, name), base_code: base, quote_code: quote }
        }),
      }
    },

    myAdverts: async ({ query }, context) => ({
      ...(await page(query, context)),
      ...(await allowanceOf(context)),
    }),

    async updateAdverts({ body }, context) {
      const { db, viewer, at } = context
      const outcomes = await changeAdverts(
        db,
        { rates: board.rates(), requisites },
        { ownerId: viewer.userId, ids: body.ids, change: body.change, code: body.code, at },
      )
      const changed = outcomes.flatMap(outcome => ('row' in outcome ? [outcome.row] : []))
      const views = new Map((await shown(changed, context)).map(view => [view.id, tellPrice(view)]))
      return { items: outcomes.map(outcome => presentOutcome(outcome, views)) }
    },

    async createAdverts({ body }, context) {
      const made = await createSeveral(
        context.db,
        { ...parts, rates: board.rates() },
        context.viewer.userId,
        {
          ...body,
          at: context.at,
        },
      )
      await dropDraft(context.db, context.viewer.userId, body.draft_key)
      return { items: await shown(made, context) }
    },

    advertDrafts: async (_, { db, viewer }) => ({ items: await listDrafts(db, viewer.userId, requisites) }),
    saveAdvertDraft: ({ params, body }, { db, viewer, at }) =>
      saveDraft(db, requisites, { userId: viewer.userId, key: params.key, at }, body),
    async dropAdvertDraft({ params }, { db, viewer }: SignedWriteContext) {
      await dropDraft(db, viewer.userId, params.key)
      return { is_done: true }
    },

    advertReach: ({ body }, { db, viewer, at }) =>
      reachOf(
        db,
        viewer.userId,
        {
          phoneRequired: body.phone_required,
          identityRequired: body.identity_required,
          minimumVolumeUsd: decimalOrNull(body.minimum_volume_usd),
          minimumFeedbackScore: decimalOrNull(body.minimum_feedback_score),
        },
        at,
      ),
  }

  async function page(
    query: Parameters<Handlers<typeof ownerOperations>['myAdverts']>[0]['query'],
    context: SignedContext,
  ) {
    const { page = 1, limit = product.paging.limitDefault, state = 'all' } = query
    const coin = query.crypto_currency_code ?? null
    if (coin !== null && !isCoinCode(coin)) throw choice('crypto_currency_code')
    const wanted = { state, type: query.type ?? null, coin, sort: query.sort ?? 'created', page, limit }
    const { rows, counts } = await listOwn(context.db, context.viewer.userId, wanted, board.rates())
    const total = counts[state]
    return {
      items: await shown(rows, context),
      page,
      pages: Math.ceil(total / limit),
      total,
      total_is_capped: false,
      counts,
    }
  }

  async function allowanceOf({ db, viewer, at }: SignedContext) {
    const { used, limit } = await readAllowance(db, viewer.userId, at)
    return { used, limit }
  }
}
