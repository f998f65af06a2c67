import type { PipelineParts } from '../kernel/pipeline.ts'
import { askCardBeforehand } from '../modules/money/card/routes.ts'
import { renewExpired } from '../modules/money/swap/confirmSwap.ts'
import type { Written } from '../modules/money/withdrawal/address/destination.ts'
import { lookBeforehand } from '../modules/money/withdrawal/routes.ts'
import { screenBeforehand } from '../modules/money/withdrawal/address/screenAddress.ts'
import type { Parts } from './parts.ts'
import { swapDeskParts } from './money/swaps.ts'

const written = (body: unknown) => body as Pick<Written, 'address' | 'network'>

/** Where a guest’s coins go. */
function payoutWritten(details: unknown): Pick<Written, 'address' | 'network'> {
  const { payout_address: address, payout_network: network } = (details ?? {}) as {
    readonly payout_address?: string
    readonly payout_network?: string
  }
  return { ...(address === undefined ? {} : { address }), ...(network === undefined ? {} : { network }) }
}

/** What is asked of chains, lists and providers before a request’s transaction begins, or written although it is refused. */
export const askedBeforehand = (parts: Parts): NonNullable<PipelineParts['beforehand']> => ({
  saveAddress: ({ body }, { log }) => screenBeforehand(parts.withdrawals.aml, written(body), log),
  openTrade: ({ body }, { log }) => {
    const { guest } = body as unknown as { readonly guest?: unknown }
    return screenBeforehand(parts.withdrawals.aml, payoutWritten(guest), log)
  },
  changePayoutAddress: ({ body }, { log }) =>
    screenBeforehand(parts.withdrawals.aml, payoutWritten(body), log),
  leaveRefundAddress: ({ body }, { log }) =>
    screenBeforehand(parts.withdrawals.aml, { address: written(body).address }, log),
  createWithdrawal: ({ body }, { log }) => lookBeforehand(parts.withdrawals, body as unknown as Written, log),
  buyByCard: ({ body }, context) =>
    askCardBeforehand(parts.card, body as unknown as Parameters<typeof askCardBeforehand>[1], context),
  confirmSwap: async ({ body }, { viewer, at }) => {
    if (viewer.kind !== 'user') return
    const { quote_id: quoteId } = body as unknown as { readonly quote_id: string }
    await renewExpired(parts.database, swapDeskParts(parts), viewer.userId, quoteId, at)
  },
})
