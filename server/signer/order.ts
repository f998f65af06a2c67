import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { SigningOrder } from '../adapters/chain/chain.ts'
import { coinCodes } from '../domain/reference/coin.ts'
import { networkCodes } from '../domain/reference/network.ts'

const whole = Type.String({ pattern: '^(0|[1-9][0-9]{0,77})$' })
const text = Type.String({ minLength: 1, maxLength: 200 })

/** An order as it crosses to the signer: whole numbers as text. */
const WireOrder = Type.Object(
  {
    id: Type.String({ pattern: '^[!-~]{1,200}$' }),
    network: Type.Enum(networkCodes),
    coin: Type.Enum(coinCodes),
    source: Type.Union([whole, Type.Null()]),
    to: text,
    memo: Type.Union([text, Type.Null()]),
    amount: whole,
    sequence: whole,
    terms: Type.Record(Type.String({ pattern: '^[a-z_]{1,40}$' }), Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
)
type WireOrder = Static<typeof WireOrder>

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
  if (!Value.Check(WireOrder, value)) return null
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
