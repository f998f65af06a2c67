import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { cursorOf } from '../../../ledger/movements.ts'
import { product } from '../../../runtime/product.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { coinNamed } from '../../reference/reference/coinUnits.ts'
import { walletViewOf } from './walletView.ts'
import { balanceSheet, type WalletMarket } from './balanceSheet.ts'
import { downloadHistory } from './downloadHistory.ts'
import { historyPage } from './historyPage.ts'
import { walletLocks } from './walletLocks.ts'
import { readFilter } from './movementFilter.ts'
import type { IsSimulated } from './present.ts'
import type { walletOperations } from './schema.ts'
import { underWay } from './pendingMovements.ts'

/** What the wallet is valued with, and what it knows of the networks. */
export interface WalletParts extends WalletMarket {
  readonly isSimulated: IsSimulated
}

/** Balances, what is locked, and every movement. */
export function walletHandlers(parts: WalletParts): Handlers<typeof walletOperations> {
  return {
    async balance({ query }, { viewer, db }) {
      const { fiat } = await walletViewOf(db, viewer.userId)
      return balanceSheet(db, parts, viewer.userId, query.currency_code ?? fiat)
    },

    async walletLocks({ query }, { viewer, db }) {
      return walletLocks(db, viewer.userId, coinNamed(query.asset, 'asset'))
    },

    async transactions({ query }, { viewer: { userId }, db }) {
      const seq = await readSeq(db, userId)
      const { fiat, timeZone } = await walletViewOf(db, userId)
      const filter = await readFilter(db, userId, query, timeZone)
      const before = query.before === undefined ? null : await cursor(query.before)
      const [{ items, next }, coming] = await Promise.all([
        historyPage(
          db,
          { userId, fiat, isSimulated: parts.isSimulated },
          { ...filter, limit: query.limit ?? product.paging.limitDefault, ...(before && { before }) },
        ),
        before ? [] : underWay(db, userId, filter, { ...parts, fiat, rates: parts.rates() }),
      ])
      return { items, under_way: coming, has_more: next !== null, seq }

      async function cursor(id: string) {
        if (!/^\d{1,18}$/.test(id)) throw new RequestRefused(refuse('invalid_format', 'before'))
        const found = await cursorOf(db, userId, BigInt(id))
        if (found === undefined) throw new RequestRefused(refuse('invalid_choice', 'before'))
        return found
      }
    },

    downloadTransactions: (input, context, wire) => downloadHistory(parts, input, context, wire),
  }
}
