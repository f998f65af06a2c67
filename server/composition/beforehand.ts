import type { PipelineParts } from '../kernel/pipeline.ts'
import { askCardBeforehand } from '../modules/card/routes.ts'
import { renewExpired } from '../modules/swap/confirm.ts'
import type { Written } from '../modules/withdrawal/destination.ts'
import { lookBeforehand } from '../modules/withdrawal/routes.ts'
import type { Parts } from './parts.ts'

/** What is asked of chains, lists and providers before a request’s transaction begins, or written although it is refused. */
export const askedBeforehand = (parts: Parts): NonNullable<PipelineParts['beforehand']> => ({
  createWithdrawal: ({ body }, { log }) => lookBeforehand(parts.withdrawals, body as unknown as Written, log),
  buyByCard: ({ body }, context) =>
    askCardBeforehand(parts.card, body as unknown as Parameters<typeof askCardBeforehand>[1], context),
  confirmSwap: async ({ body }, { viewer, at }) => {
    if (viewer.kind !== 'user') return
    const { quote_id: quoteId } = body as unknown as { readonly quote_id: string }
    const swapParts = { random: parts.random, rates: () => parts.board.rates() }
    await renewExpired(parts.database, swapParts, viewer.userId, quoteId, at)
  },
})
