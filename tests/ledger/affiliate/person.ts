import type { UserId } from '../../../server/domain/identifier/identifier.ts'

/** In BTC bonuses are paid; both have dollars that are easy to work out. */
export const coins = ['BTC', 'USDT'] as const
export type Coin = (typeof coins)[number]

/** How many units of a coin are a cent. */
export const unitsOfCent: Readonly<Record<Coin, bigint>> = { BTC: 20n, USDT: 10_000n }

export type Sums = Record<Coin, bigint>
export const noSums = (): Sums => ({ BTC: 0n, USDT: 0n })

/** Whole per cent. */
export interface Terms {
  readonly from: Date
  readonly contractor: bigint
  readonly owner: bigint
  readonly second: bigint
  readonly third: bigint
}

/** Somebody, with all that plain arithmetic says of them. */
export interface Person {
  readonly id: UserId
  readonly name: string
  readonly code: string
  /** Who brought them, who brought these, and those: the nearest first. */
  readonly line: readonly Person[]
  /** Could be who brought them: nobody earns by them. */
  isTied: boolean
  isBanned: boolean
  isGone: boolean
  /** The name by which they showed who they are. */
  legalName: string | null
  /** Terms that are kept for them from their first referral on. */
  pinned: { readonly terms: Terms; readonly until: Date } | null
  /** How many they have on each level. */
  readonly levels: [number, number, number]
  /** What they can dispose of, with shares that are on their way. */
  readonly wealth: Sums
  /** All shares they ever got. */
  readonly earned: Sums
  /** What they got for those whom they brought, beside shares. */
  readonly bonuses: Sums
  bonus: 'waiting' | 'paid' | 'refused' | null
  /** What they paid as an owner, by the week's number. */
  readonly fees: Map<number, Sums>
  readonly weeksLookedAt: Set<number>
  readonly weeksPaid: Set<number>
  openTrades: number
  openClaims: number
}

export const newPerson = (
  { id, name, code, by }: { id: UserId; name: string; code: string; by: Person | null },
  fortune: bigint,
): Person => ({
  id,
  name,
  code,
  // A tied person keeps what they had brought, and who comes by them has nobody above that.
  line: by === null ? [] : [by, ...(by.isTied ? [] : by.line)].slice(0, 3),
  isTied: false,
  isBanned: false,
  isGone: false,
  legalName: null,
  pinned: null,
  levels: [0, 0, 0],
  wealth: { BTC: fortune, USDT: fortune },
  earned: noSums(),
  bonuses: noSums(),
  bonus: null,
  fees: new Map(),
  weeksLookedAt: new Set(),
  weeksPaid: new Set(),
  openTrades: 0,
  openClaims: 0,
})
