import type { SwapMoney } from '../domain/swap/price.ts'
import { houseAccount } from './account.ts'
import type { Journal } from './ledger.ts'
import { available, escrowOf, escrowSplit, feeEntries, type FeeShare, type TradeMoney } from './postings.ts'

/** Both coins and the fee of a swap with the house, in one journal: it is done whole or not at all. */
export function swapJournal(swapId: string, userId: string, money: SwapMoney, at: Date): Journal {
  const { from, to, given, gross, fee } = money
  const meta = { swap: swapId }
  return {
    key: `swap:${swapId}`,
    kind: 'swap',
    at,
    entries: [
      {
        account: available(userId, from),
        amount: -given,
        type: 'Transaction::CryptoSwapsFromUserToTrader',
        meta,
      },
      { account: houseAccount('house', from, swapId), amount: given },
      { account: houseAccount('house', to, swapId), amount: -gross },
      {
        account: available(userId, to),
        amount: gross,
        type: 'Transaction::CryptoSwapsFromTraderToUser',
        meta,
      },
      { account: available(userId, to), amount: -fee, type: 'Transaction::CryptoSwapsFee', meta },
      { account: houseAccount('fee', to, swapId), amount: fee },
    ],
  }
}

/**
 * Both coins and the fee of a swap between two people, in one journal: the owner's coins are in the trade's escrow, the other's leave
 * what is available to them. The escrow is emptied and closed.
 */
export function settlementJournal(
  trade: TradeMoney,
  taken: { readonly asset: string; readonly amount: bigint },
  at: Date,
  shares: readonly FeeShare[] = [],
): Journal {
  const { tradeId, asset, buyer, seller } = trade
  const { locked, toBuyer } = escrowSplit(trade)
  return {
    key: `trade:${tradeId}:settle`,
    kind: 'settle_swap',
    at,
    tradeId,
    entries: [
      { account: escrowOf(trade), amount: -locked },
      {
        account: available(buyer, asset),
        amount: toBuyer,
        type: 'Transaction::CryptoSwapsFromTraderToUser',
      },
      ...feeEntries(trade, shares),
      {
        account: available(buyer, taken.asset),
        amount: -taken.amount,
        type: 'Transaction::CryptoSwapsFromUserToTrader',
      },
      // What the trader gets is received, as for anybody.
      {
        account: available(seller, taken.asset),
        amount: taken.amount,
        type: 'Transaction::CryptoSwapsFromTraderToUser',
      },
    ],
  }
}
