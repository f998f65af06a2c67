import { plainStatusOf } from '../../../domain/advert/status.ts'
import { parseAdvertId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { requireOwnCredential } from '../../people/credential/chooseLines.ts'
import { knownPerson } from '../../people/profile/findPerson.ts'
import { dropDraft } from './owner/drafts.ts'
import { mergeSettings, refillsStock } from './mergeSettings.ts'
import { offersOf } from './offersOf.ts'
import { priceTeller, type AdvertParts } from './parts.ts'
import { presentAdverts, type AdvertView } from './present.ts'
import type { advertOperations } from './schema.ts'
import { searchHandler } from './searchHandler.ts'
import { searchPagesHandler } from './searchPages.ts'
import type { AdvertRow } from './tables.ts'
import { createAdvert, inputOf, lockOwn, settingsFrom, updateAdvert } from './writeAdvert.ts'

/** Search, reading, and what owners do with their adverts. */
export function advertHandlers(parts: AdvertParts): Handlers<typeof advertOperations> {
  const { board, bus, random, requisites } = parts

  async function shown(row: AdvertRow, context: Context): Promise<AdvertView> {
    const [view] = await presentAdverts(context.db, [row], {
      ...context,
      rates: board.rates(),
      requisites,
      amount: null,
    })
    if (!view) throw new RequestRefused(refuse('not_found', 'id'))
    return view
  }
  const tellPrice = priceTeller(bus)

  return {
    ...searchHandler({ board, requisites }),
    ...searchPagesHandler(),

    async advert({ params }, context) {
      const id = parseAdvertId(params.id)
      const row = id
        ? await context.db.selectFrom('advert').selectAll().where('id', '=', id).executeTakeFirst()
        : undefined
      const isOwn = context.viewer.kind !== 'visitor' && context.viewer.userId === row?.owner_id
      // Drafts and archived adverts are their owner's alone.
      if (!row || (!isOwn && (row.status === 'draft' || row.status === 'archived')))
        throw new RequestRefused(refuse('not_found', 'id'))
      return shown(row, context)
    },

    async offersOf({ params, query }, context) {
      const owner = await knownPerson(context.db, params.user_name, 'user_name')
      return offersOf(context.db, owner.id, query, {
        ...context,
        rates: board.rates(),
        requisites,
        amount: null,
      })
    },

    async createAdvert({ body }, context) {
      const rates = board.rates()
      const base = { type: body.type, coin: body.crypto_currency_code, fiat: body.currency_code }
      const settings = settingsFrom(mergeSettings(body, base), rates)
      const made = { settings, choice: body.status ?? 'listed', code: body.code, at: context.at }
      await requireOwnCredential(context.db, context.viewer.userId, settings, body)
      const row = await createAdvert(context.db, { random, rates, requisites }, context.viewer.userId, made)
      await dropDraft(context.db, context.viewer.userId, body.draft_key)
      return shown(row, context)
    },

    async updateAdvert({ params, body }, context) {
      const row = await lockOwn(context.db, parseAdvertId(params.id), context.viewer.userId)
      const rates = board.rates()
      const settings = settingsFrom(mergeSettings(body, inputOf(row, requisites)), rates)
      const status = body.status ?? plainStatusOf(row.status)
      await requireOwnCredential(context.db, context.viewer.userId, settings, body)
      const change = {
        settings,
        choice: status,
        code: body.code,
        refills: refillsStock(body),
        at: context.at,
      }
      const after = await updateAdvert(context.db, { rates, requisites }, row, change)
      await dropDraft(context.db, context.viewer.userId, body.draft_key)
      return tellPrice(await shown(after, context))
    },

    async deleteAdvert({ params }, context) {
      const row = await lockOwn(context.db, parseAdvertId(params.id), context.viewer.userId)
      const rates = board.rates()
      const settings = settingsFrom(inputOf(row, requisites), rates)
      const after = await updateAdvert(context.db, { rates, requisites }, row, {
        settings,
        choice: 'archived',
        at: context.at,
      })
      return tellPrice(await shown(after, context))
    },
  }
}
