import type { SignedTransaction, SigningOrder } from '../adapters/chain/chain.ts'
import type { WatchKeys } from '../domain/chain/watchKeys.ts'
import type { SigningRoom } from './limits.ts'
import type { NetworkCode } from '../domain/reference/network.ts'

export type { WatchKeys }

/** Why the signer signs nothing. */
export type SignerRefusal = 'over_hourly_limit' | 'other_order_under_id' | 'unknown_coin' | 'bad_order'

export type SignerAnswer =
  | { readonly ok: true; readonly signed: SignedTransaction }
  | { readonly ok: false; readonly refusal: SignerRefusal; readonly retryAt: string | null }

/**
 * The one part that holds the seed: a process of its own with limits per hour. It signs the same order again with the same
 * bytes, and another one under the same id never.
 */
export interface Signer {
  watchKeys(): Promise<Readonly<Record<NetworkCode, WatchKeys>>>
  /** @param signal ends the waiting early; what was signed by then is answered again to the same order */
  sign(order: SigningOrder, signal?: AbortSignal): Promise<SignerAnswer>
  /** What may still leave within the hour, by coin. */
  room(): Promise<readonly SigningRoom[]>
  close(): Promise<void>
}
