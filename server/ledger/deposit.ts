import { houseAccount, type AccountName } from './account.ts'
import type { Entry, Journal } from './ledger.ts'
import { available } from './postings.ts'

/** The money of one deposit. Amounts are minor units of the asset. */
export interface DepositMoney {
  readonly depositId: string
  /** Names the deposit and how often it was credited: a chain may take it up again after it has dropped it. */
  readonly key: string
  readonly asset: string
  readonly amount: bigint
  /** Null while nobody knows whose it is. */
  readonly owner: string | null
}

/**
 * What a deposit posts: from outside to its owner or into suspense, from suspense to its owner, and back outside.
 * @param spent of a reversal: what its owner has no longer, and owes
 */
export const depositJournals: Readonly<
  Record<
    'credit' | 'suspend' | 'attribute' | 'reverse',
    (money: DepositMoney, at: Date, spent: bigint) => Journal
  >
> = {
  credit: (money, at) => ({
    ...named(money, 'deposit', at, ''),
    entries: [outside(money, -money.amount), toOwner(money, money.amount)],
  }),
  suspend: (money, at) => ({
    ...named(money, 'suspend_deposit', at, ''),
    entries: [outside(money, -money.amount), { account: suspenseOf(money), amount: money.amount }],
  }),
  attribute: (money, at) => ({
    ...named(money, 'attribute_deposit', at, ':attribute'),
    entries: [{ account: suspenseOf(money), amount: -money.amount }, toOwner(money, money.amount)],
  }),
  reverse: (money, at, spent) => ({
    ...named(money, 'reverse_deposit', at, ':reverse'),
    entries: [...takenBack(money, spent), outside(money, money.amount)],
  }),
}

/** From suspense while nobody owns it; else what its owner still has, and the rest as a debt. */
function takenBack(money: DepositMoney, spent: bigint): Entry[] {
  if (money.owner === null) return [{ account: suspenseOf(money), amount: -money.amount }]
  const left = money.amount - spent
  const debt: AccountName = { owner: money.owner, kind: 'receivable', asset: money.asset }
  return [
    ...(left === 0n ? [] : [toOwner(money, -left)]),
    ...(spent === 0n ? [] : [{ account: debt, amount: -spent, meta: { deposit: money.depositId } }]),
  ]
}

const named = ({ key }: DepositMoney, kind: string, at: Date, posting: string) => ({
  key: `deposit:${key}${posting}`,
  kind,
  at,
})

const outside = ({ key, asset, depositId }: DepositMoney, amount: bigint): Entry => ({
  account: houseAccount('external', asset, key),
  amount,
  meta: { deposit: depositId },
})

const suspenseOf = ({ depositId, asset }: DepositMoney): AccountName => ({
  owner: depositId,
  kind: 'suspense',
  asset,
})

function toOwner({ owner, asset, depositId }: DepositMoney, amount: bigint): Entry {
  if (owner === null) throw new Error(`Nobody owns the deposit ${depositId} yet`)
  return {
    account: available(owner, asset),
    amount,
    type: 'Transaction::WalletRefill',
    meta: { deposit: depositId },
  }
}
