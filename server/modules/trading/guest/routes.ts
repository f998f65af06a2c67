import type { AmlDesk } from '../../../adapters/aml/amlDesk.ts'
import { payoutAddress } from '../../../domain/payout/address.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import type { SessionParts } from '../../people/session/routes.ts'
import { lockTrade } from '../record/lockTrade.ts'
import { tradeIdOf } from '../record/readableTrade.ts'
import type { ShowTrade } from '../record/showTrade.ts'
import { isPaidOut } from '../../../domain/withdrawal/applyMove.ts'
import { payoutOf, payOutSoon } from '../payout/payoutJob.ts'
import { refuseListed } from '../../money/withdrawal/address/screenAddress.ts'
import { writeToGuest } from '../../telling/outgoing/guestLetter.ts'
import { changePayoutAddress } from '../payout/payoutRows.ts'
import { askReturnLink, openReturnLink } from './returnLinks.ts'
import type { guestOperations } from './schema.ts'

/** How guests come back to their trade, and where its coins go. Opening one is the trades' own. */
export function guestHandlers(
  parts: SessionParts & { readonly show: ShowTrade; readonly aml: AmlDesk },
): Handlers<typeof guestOperations> {
  return {
    async askReturnLink({ body }, context) {
      await askReturnLink(parts, body.email, context)
      return { is_done: true }
    },

    openReturnLink: ({ body }, context) => openReturnLink(parts, body.token, context),

    async changePayoutAddress({ params, body }, context) {
      const { db, viewer, at } = context
      const tradeId = tradeIdOf(params.id)
      // Releasing locks the trade as well: coins never go to an account of an address that is being changed.
      const locked = await lockTrade(db, tradeId)
      const kept = await db
        .selectFrom('guest_payout')
        .innerJoin('app_user', 'app_user.id', 'guest_payout.user_id')
        .select(['address', 'network', 'amount', 'app_user.email'])
        .where('trade_id', '=', tradeId)
        .where('user_id', '=', viewer.userId)
        .executeTakeFirst()
      if (!locked || !kept) throw new RequestRefused(refuse('not_found', 'id'))
      if (isPaidOut((await payoutOf(db, tradeId))?.status))
        throw new RequestRefused(refuse('payout_under_way'))
      const { buyer_sells: _sells, buyer_is_guest: _guest, ...row } = locked
      const written = { address: body.payout_address, network: body.payout_network }
      const to = orRefuse(payoutAddress(row.coin as CoinCode, written))
      refuseListed(parts.aml, to, 'payout_address')
      if (to.address !== kept.address || to.network !== kept.network) {
        await changePayoutAddress(db, tradeId, to, at)
        if (kept.email !== null) {
          const told = { trade: tradeId, ending: to.address.slice(-6) }
          const letter = {
            kind: 'guest_address',
            userId: viewer.userId,
            email: kept.email,
            params: told,
          } as const
          await writeToGuest(db, parts.random, letter, at)
        }
      }
      // After a payout that failed it is sent anew, wherever it goes now.
      if (kept.amount !== '0') await payOutSoon(db, tradeId, at)
      return parts.show(row, context)
    },
  }
}
