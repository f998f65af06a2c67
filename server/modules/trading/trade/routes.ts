import type { AmlDesk } from '../../../adapters/aml/amlDesk.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { parseAdvertId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { cancelActionOf } from '../../../domain/trade/cancelCall.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import type { SignedContext, SignedWriteContext } from '../../../kernel/context.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { beginAsGuest, keepGuest } from '../guest/openAsGuest.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { actOnTrade, type Act } from './act/actOnTrade.ts'
import { askRelease, guardApproval, tellTakenBack } from './releaseApproval.ts'
import { openDispute } from './openDispute.ts'
import { guardCancel, guardConcession, guardRelease, issuedBy } from './actionGuards.ts'
import { listTrades } from '../list/listTrades.ts'
import { readableTrade, tradeIdOf } from '../record/readableTrade.ts'
import { openOnAdvert } from './act/openTrade.ts'
import type { TradeParts } from './parts.ts'
import { presentTrades, tradeShower } from './show/present.ts'
import { actorOf } from '../record/actor.ts'
import type { tradeOperations } from './schema.ts'
import { readSought } from '../list/searchText.ts'

/** Opening trades, reading them, and everything that people do to them. */
export function tradeHandlers(parts: TradeParts, aml: AmlDesk): Handlers<typeof tradeOperations> {
  const look = (context: SignedContext) => ({ ...context, requisites: parts.requisites })
  const shown = tradeShower(parts)
  const act = async (
    id: string,
    context: SignedWriteContext,
    what: Pick<Act, 'action' | 'check' | 'remarks'>,
  ) => {
    // Whoever may not read a trade is told that there is none, before anything else is said about it.
    await readableTrade(context.db, context.viewer, id)
    const done = { ...what, tradeId: tradeIdOf(id), actor: actorOf(context.viewer), at: context.at }
    return shown(await actOnTrade(context.db, parts, done), context)
  }

  return {
    async openTrade({ params, body }, context) {
      const advertId = parseAdvertId(params.id)
      if (!advertId) throw new RequestRefused(refuse('not_found', 'id'))
      await beginAsGuest(context, body.guest)
      const row = await openOnAdvert(context.db, parts, {
        advertId,
        opener: context.viewer,
        amount: decimal(body.amount),
        amountSide: body.amount_side ?? 'fiat',
        priceSeen: decimal(body.price_seen),
        methodCode: body.payment_method_code,
        requisites: body.requisites ?? [],
        credentialId: body.payment_credential_id,
        payerName: body.payer_name,
        at: context.at,
      })
      await keepGuest(context, { random: parts.random, aml }, row, body.guest)
      return shown(row, context)
    },

    async trades({ query }, context) {
      const { db, viewer } = context
      const seq = await readSeq(db, viewer.userId)
      const { rows, counts, page } = await listTrades(db, viewer.userId, query)
      return { ...page, counts, seq, items: await presentTrades(db, rows, look(context)) }
    },

    async searchTrades({ body }, context) {
      const { db, viewer } = context
      const seq = await readSeq(db, viewer.userId)
      const { text = '', ...query } = body
      const sought = await readSought(db, parts.requisites, viewer.userId, text)
      const { rows, counts, page } = await listTrades(
        db,
        viewer.userId,
        { sort: 'needs_me', ...query },
        sought,
      )
      return { ...page, counts, seq, items: await presentTrades(db, rows, look(context)) }
    },

    trade: async ({ params }, context) =>
      shown(await readableTrade(context.db, context.viewer, params.id), context),

    async tradeStates({ body }, { db, viewer }) {
      if (body.ids.length === 0) return { items: [] }
      const rows = await db
        .selectFrom('trade')
        .select(['id', 'status', 'updated_at'])
        .where('id', 'in', body.ids.map(tradeIdOf))
        .where(eb => eb.or([eb('buyer_id', '=', viewer.userId), eb('seller_id', '=', viewer.userId)]))
        .execute()
      return { items: rows.map(row => ({ ...row, updated_at: row.updated_at.toISOString() })) }
    },

    issueRequisites: ({ params, body }, context) =>
      act(params.id, context, {
        action: 'issueRequisites',
        check: row => issuedBy(context.db, parts.requisites, row, body, context.at),
      }),
    confirmTrade: ({ params, body }, context) =>
      act(params.id, context, {
        action: 'confirm',
        // What was declared at the opening stands until something else is.
        ...(body.payer_name === undefined ? {} : { remarks: { payer_name: body.payer_name } }),
      }),
    undoConfirmTrade: ({ params }, context) => act(params.id, context, { action: 'undoConfirm' }),
    cancelTrade: ({ params, body }, context) =>
      act(params.id, context, {
        action: trade => cancelActionOf(trade, actorOf(context.viewer)),
        check: async (row, action) => {
          if (action === 'concede') guardConcession(row, body)
          else guardCancel(body)
        },
      }),
    keepTrade: ({ params }, context) => act(params.id, context, { action: 'keep' }),
    extendTrade: ({ params }, context) => act(params.id, context, { action: 'extend' }),
    async requestTradeApproval({ params }, context) {
      const view = await act(params.id, context, {
        action: 'requestApproval',
        check: row => guardApproval(context.db, row),
      })
      await askRelease(context.db, { id: tradeIdOf(params.id), seller_id: context.viewer.userId }, context.at)
      return view
    },
    async cancelTradeApproval({ params }, context) {
      const view = await act(params.id, context, { action: 'declineApproval' })
      tellTakenBack(context.db, { id: tradeIdOf(params.id), seller_id: context.viewer.userId })
      return view
    },
    completeTrade: ({ params, body }, context) =>
      act(params.id, context, {
        action: 'complete',
        check: row => guardRelease(context.db, row, body, context.at),
      }),
    async createDispute({ params, body }, context) {
      await readableTrade(context.db, context.viewer, params.id)
      const row = await openDispute(context.db, parts, {
        tradeId: tradeIdOf(params.id),
        actor: actorOf(context.viewer),
        buyerId: context.viewer.userId,
        reason: body.reason,
        statement: body.statement,
        attachmentIds: body.attachment_ids ?? [],
        at: context.at,
      })
      return shown(row, context)
    },
    ruleTrade: ({ params, body }, context) =>
      act(params.id, context, {
        action: body.in_favour_of === 'buyer' ? 'ruleForBuyer' : 'ruleForSeller',
        remarks: { ruling_reason: body.reason, ruled_by: context.viewer.userId },
      }),
  }
}
