import type { TransactionType } from '../domain/wallet/transactionType.ts'
import { houseAccount } from './account.ts'
import type { AccountName } from './account.ts'
import type { Entry, Journal } from './ledger.ts'
import { available } from './postings.ts'

/** The money of one withdrawal, fixed when it is asked for. Amounts are minor units of the asset. */
export interface WithdrawalMoney {
  readonly withdrawalId: string
  readonly asset: string
  /** Whose coins they are. */
  readonly owner: string
  /** The account in which a guest’s coins of a trade wait, where they come from there; else they come from what is available. */
  readonly payout: AccountName | null
  /** The user who gets it, of a transfer that touches no chain. */
  readonly recipient: string | null
  /** What arrives; more than zero. */
  readonly amount: bigint
  readonly networkFee: bigint
  readonly serviceFee: bigint
}

/** What a chain took for a transaction, in its own coin. */
export interface ChainCost {
  readonly asset: string
  readonly amount: bigint
}

/** What leaves the balance. */
export const totalOf = ({ amount, networkFee, serviceFee }: WithdrawalMoney): bigint =>
  amount + networkFee + serviceFee

/** Source → the withdrawal’s hold, amount and fees. */
export function lockJournal(money: WithdrawalMoney, type: TransactionType, at: Date): Journal {
  const total = totalOf(money)
  return {
    ...named(money, 'lock', at),
    entries: [sourceEntry(money, -total, type), { account: holdOf(money), amount: total }],
  }
}

/** Hold → source, whole. What the chain took nevertheless is the house’s to bear. */
export function unlockJournal(
  money: WithdrawalMoney,
  type: TransactionType,
  at: Date,
  chainCost: ChainCost | null = null,
): Journal {
  const total = totalOf(money)
  return {
    ...named(money, 'unlock', at),
    entries: [
      { account: holdOf(money), amount: -total },
      sourceEntry(money, total, type),
      ...chainEntries(money, chainCost),
    ],
  }
}

/**
 * Hold → the chain, the fees → the house. The owner’s history says that the lock is over and the coins are gone: together
 * nothing, because they were gone from the balance before.
 */
export function payJournal(
  money: WithdrawalMoney,
  type: TransactionType,
  at: Date,
  chainCost: ChainCost | null,
): Journal {
  const { asset, withdrawalId, amount, networkFee, serviceFee } = money
  return {
    ...named(money, 'pay', at),
    entries: [
      { account: holdOf(money), amount: -totalOf(money) },
      ...goneEntries(money, type),
      { account: houseAccount('external', asset, withdrawalId), amount },
      ...some({ account: houseAccount('house', asset, withdrawalId), amount: networkFee }),
      ...some({ account: houseAccount('fee', asset, withdrawalId), amount: serviceFee }),
      ...chainEntries(money, chainCost),
    ],
  }
}

/**
 * The chain → source, whole, of what was paid and has not left after all. The house bears the fees: the account of those that
 * it earned never goes below zero.
 * @param chainCost what the chain took beside what was posted when it was paid
 */
export function takeBackJournal(
  money: WithdrawalMoney,
  type: TransactionType,
  at: Date,
  chainCost: ChainCost | null,
): Journal {
  const { asset, withdrawalId, amount } = money
  return {
    ...named(money, 'take_back', at),
    entries: [
      { account: houseAccount('external', asset, withdrawalId), amount: -amount },
      ...some({ account: houseAccount('house', asset, withdrawalId), amount: amount - totalOf(money) }),
      sourceEntry(money, totalOf(money), type),
      ...chainEntries(money, chainCost),
    ],
  }
}

/** The house → the chain: what was given back to its owner, and arrived all the same. */
export function lossJournal(money: WithdrawalMoney, at: Date, chainCost: ChainCost | null): Journal {
  const { asset, withdrawalId, amount } = money
  return {
    ...named(money, 'lose', at),
    entries: [
      { account: houseAccount('house', asset, withdrawalId), amount: -amount },
      { account: houseAccount('external', asset, withdrawalId), amount },
      ...chainEntries(money, chainCost),
    ],
  }
}

/** What the chain took beside what was posted for it; null where that was all. */
export function costJournal(money: WithdrawalMoney, at: Date, chainCost: ChainCost): Journal | null {
  const entries = chainEntries(money, chainCost)
  return entries.length === 0 ? null : { ...named(money, 'cost', at), entries }
}

/** Hold → what is available to another user. */
export function handJournal(money: WithdrawalMoney, type: TransactionType, at: Date): Journal {
  const { recipient, asset, amount, withdrawalId } = money
  if (recipient === null) throw new Error(`Withdrawal ${withdrawalId} goes to nobody here`)
  const to: Entry = {
    account: available(recipient, asset),
    amount,
    type: 'Transaction::WalletRefill',
    meta: metaOf(money),
  }
  return {
    ...named(money, 'hand', at),
    entries: [{ account: holdOf(money), amount: -totalOf(money) }, ...goneEntries(money, type), to],
  }
}

const named = ({ withdrawalId }: WithdrawalMoney, posting: string, at: Date) => ({
  key: `withdrawal:${withdrawalId}:${posting}`,
  kind: `${posting}_withdrawal`,
  at,
})

const metaOf = ({ withdrawalId }: WithdrawalMoney) => ({ withdrawal: withdrawalId })

/** The hold closes when it is emptied: a withdrawal is paid or given back once. */
const holdOf = ({ withdrawalId, asset, owner }: WithdrawalMoney): AccountName => ({
  owner: withdrawalId,
  kind: 'hold',
  asset,
  holder: owner,
})

const sourceEntry = (money: WithdrawalMoney, amount: bigint, type: TransactionType): Entry =>
  money.payout === null
    ? { account: available(money.owner, money.asset), amount, type, meta: metaOf(money) }
    : { account: money.payout, amount }

/** A guest has no history: their coins never were available. */
function goneEntries(money: WithdrawalMoney, type: TransactionType): readonly Entry[] {
  if (money.payout !== null) return []
  const total = totalOf(money)
  return [sourceEntry(money, total, 'Transaction::WithdrawalUnlockFunds'), sourceEntry(money, -total, type)]
}

const chainEntries = ({ withdrawalId }: WithdrawalMoney, cost: ChainCost | null): readonly Entry[] =>
  cost === null || cost.amount === 0n
    ? []
    : [
        { account: houseAccount('house', cost.asset, `${withdrawalId} chain`), amount: -cost.amount },
        { account: houseAccount('external', cost.asset, `${withdrawalId} chain`), amount: cost.amount },
      ]

const some = (entry: Entry): readonly Entry[] => (entry.amount === 0n ? [] : [entry])
