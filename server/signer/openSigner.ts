import { createHmac } from 'node:crypto'
import type { EthereumChain } from '../domain/chain/ethereumTerms.ts'
import type { Clock } from '../runtime/clock.ts'
import { memoryJournal, openJournal } from './journal.ts'
import { walletKeys, type WalletKeys } from './keys.ts'
import { limitsOf, type Limits } from './limits.ts'
import { localSigner } from './localSigner.ts'
import type { Signer } from './signer.ts'

/** A signer on its folder: the keys of a seed, and what it has signed so far. */
export async function openSigner(options: {
  readonly seed: Uint8Array
  readonly folder: string
  readonly limits: Limits
  readonly clock: Clock
  readonly ethereum: EthereumChain | null
}): Promise<Signer> {
  const { seed, folder, ...rest } = options
  // Whoever can write the file cannot write what the signer takes for its own.
  const journal = await openJournal(folder, createHmac('sha256', seed).update('souk signer journal').digest())
  return localSigner({ ...rest, keys: await walletKeys(seed), journal })
}

/** A signer that forgets: for databases that do. Nothing real is signed by it. */
export async function memorySigner(options: {
  readonly seed: Uint8Array
  readonly clock: Clock
  readonly limits?: Limits | null
}): Promise<Signer> {
  return signerOf({ ...options, keys: await walletKeys(options.seed) })
}

/** One like it, of keys that were derived before: that takes long, and tests have the same ones every time. */
export function signerOf(options: {
  readonly keys: WalletKeys
  readonly clock: Clock
  readonly limits?: Limits | null
}): Signer {
  const { keys, clock, limits = limitsOf() } = options
  if (limits === null) throw new Error('The limits cannot be read')
  return localSigner({
    keys,
    journal: memoryJournal(),
    limits,
    clock,
    ethereum: null,
  })
}
