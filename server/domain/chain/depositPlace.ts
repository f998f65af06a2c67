import { HDKey } from '@scure/bip32'
import { p2wpkh } from '@scure/btc-signer'
import type { NetworkCode } from '../reference/network.ts'
import { litecoin } from './address.ts'
import { ethereumAddress } from './ethereumAddress.ts'
import { depositMemo } from './memo.ts'
import { moneroSubaddress } from './monero.ts'
import { tronAddress } from './tronAddress.ts'
import type { WatchKeys } from './watchKeys.ts'

/** Where somebody's coins are to be sent: to an address of their own, or to that of all with a memo of their own. */
export interface DepositPlace {
  readonly address: string
  readonly memo: string | null
}

/** Children from here on are hardened: no public key makes them (BIP 32). */
const mostDerivations = 2n ** 31n

type Place = (keys: WatchKeys, derivation: number) => DepositPlace

const places: Record<NetworkCode, Place> = {
  bitcoin: own(key => p2wpkh(key).address),
  litecoin: own(key => p2wpkh(key, litecoin).address),
  ethereum: own(ethereumAddress),
  tron: own(tronAddress),
  // The main address, the house's, is number 0 of account 0.
  monero: (keys, derivation) => ({ address: moneroSubaddress(viewOf(keys), 0, derivation + 1), memo: null }),
  ton: ({ address }, derivation) => ({ address, memo: depositMemo(derivation) }),
}

/**
 * The place with a number, from public keys alone: the same for ever. Throws for a number that no key has, and for keys that
 * are not the network's.
 */
export function depositPlace(network: NetworkCode, keys: WatchKeys, derivation: bigint): DepositPlace {
  if (derivation < 0n || derivation >= mostDerivations - 1n)
    throw new Error(`${network} has no address number ${derivation}`)
  return places[network](keys, Number(derivation))
}

/** Below the account: 0 is what others are told, then the number (BIP 44). */
function own(address: (publicKey: Uint8Array) => string | undefined): Place {
  return (keys, derivation) => {
    if (keys.extended === null) throw new Error('There is no extended key to make an address from')
    const key = receiving(keys.extended).deriveChild(derivation).publicKey
    const made = key && address(key)
    if (!made) throw new Error(`No address has the number ${derivation}`)
    return { address: made, memo: null }
  }
}

const known = new Map<string, HDKey>()

/** What all addresses of an account are children of, derived once: a process has an account for each network. */
function receiving(extended: string): HDKey {
  const key = known.get(extended) ?? HDKey.fromExtendedKey(extended).deriveChild(0)
  known.set(extended, key)
  return key
}

function viewOf({ view }: WatchKeys): NonNullable<WatchKeys['view']> {
  if (view === null) throw new Error('There is no view key to make an address from')
  return view
}
