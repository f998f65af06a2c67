import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import type { SigningOrder } from '../adapters/chain/chain.ts'
import { coinCodes, type CoinCode } from '../domain/reference/coin.ts'
import { networkCodes, type NetworkCode } from '../domain/reference/network.ts'

/** An order as it crosses to the signer: whole numbers as text. */
interface WireOrder {
  readonly id: string
  readonly network: NetworkCode
  readonly coin: CoinCode
  readonly source: string | null
  readonly to: string
  readonly memo: string | null
  readonly amount: string
  readonly sequence: string
  readonly terms: Readonly<Record<string, string>>
}

type Check = (value: unknown) => boolean
const like =
  (pattern: RegExp): Check =>
  value =>
    typeof value === 'string' && pattern.test(value)
const among =
  (words: readonly string[]): Check =>
  value =>
    typeof value === 'string' && words.includes(value)
const orNothing =
  (check: Check): Check =>
  value =>
    value === null || check(value)

const isWhole = like(/^(0|[1-9][0-9]{0,77})$/)
const isText = like(/^[^]{1,200}$/)
const isTermName = like(/^[a-z_]{1,40}$/)
const isTerm = like(/^[^]{0,200}$/)

/** What each part has to be. By hand: a library for it is four fifths of all that the process with the keys would load. */
const checks: Readonly<Record<keyof WireOrder, Check>> = {
  id: like(/^[!-~]{1,200}$/),
  network: among(networkCodes),
  coin: among(coinCodes),
  source: orNothing(isWhole),
  to: isText,
  memo: orNothing(isText),
  amount: isWhole,
  sequence: isWhole,
  terms: value =>
    isRecord(value) && Object.entries(value).every(([name, term]) => isTermName(name) && isTerm(term)),
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All parts are there, each as it has to be, and nothing else. */
const isWireOrder = (value: unknown): value is WireOrder =>
  isRecord(value) &&
  Object.keys(value).length === Object.keys(checks).length &&
  Object.entries(checks).every(([part, check]) => Object.hasOwn(value, part) && check(value[part]))

/** An order as it is sent. */
export const wireOf = (order: SigningOrder): WireOrder => ({
  id: order.id,
  network: order.network,
  coin: order.coin,
  source: order.source ? String(order.source.derivation) : null,
  to: order.to,
  memo: order.memo,
  amount: String(order.amount),
  sequence: String(order.sequence),
  terms: { ...order.terms },
})

/** An order as it came; null when it is none. */
export function orderOf(value: unknown): SigningOrder | null {
  if (!isWireOrder(value)) return null
  const { source, amount, sequence, ...rest } = value
  return {
    ...rest,
    ...(source === null ? {} : { source: { derivation: BigInt(source) } }),
    amount: BigInt(amount),
    sequence: BigInt(sequence),
  }
}

/** Tells an order from any other: the hash of all that it says. */
export function digestOf(order: SigningOrder): string {
  const { terms, ...rest } = wireOf(order)
  const said = [...Object.entries(rest).sort(byName), ['terms', Object.entries(terms).sort(byName)] as const]
  return hex.encode(sha256(new TextEncoder().encode(JSON.stringify(said))))
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : Number(a > b)
