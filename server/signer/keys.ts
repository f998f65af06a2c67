import { keccak_256 } from '@noble/hashes/sha3.js'
import { HDKey } from '@scure/bip32'
import { hex } from '@scure/base'
import { p2wpkh } from '@scure/btc-signer'
import { deriveEd25519Path, keyPairFromSeed } from '@ton/crypto'
import { WalletContractV4 } from '@ton/ton/dist/wallets/v4/WalletContractV4.js'
import { litecoin } from '../domain/chain/address.ts'
import { ethereumAddress } from '../domain/chain/ethereumAddress.ts'
import { moneroAddress, moneroKeys } from '../domain/chain/monero.ts'
import { tronAddress } from '../domain/chain/tronAddress.ts'
import type { WatchKeys } from '../domain/chain/watchKeys.ts'
import { networkCodes, type NetworkCode } from '../domain/reference/network.ts'

/** All keys of one network. They never leave the signer, but for `watch`. */
export interface NetworkKeys {
  readonly watch: WatchKeys
  /** Signs what the house sends. */
  readonly secret: Uint8Array
  /** Signs for a deposit address; null where the network has none that are spent one by one. */
  deposit(derivation: bigint): Uint8Array | null
}

export type WalletKeys = Readonly<Record<NetworkCode, NetworkKeys>>

/**
 * Purpose and coin type of each network (BIP 44, 84; SLIP 44). Account 0 holds the deposit addresses, account 1 the house's:
 * a public key of the one tells nothing of the other.
 */
const paths: Readonly<Record<NetworkCode, readonly [purpose: number, coinType: number]>> = {
  bitcoin: [84, 0],
  litecoin: [84, 2],
  ethereum: [44, 60],
  tron: [44, 195],
  ton: [44, 607],
  monero: [44, 128],
}

type Own = (seed: Uint8Array, house: HDKey) => Promise<Pick<WatchKeys, 'address' | 'view'>>

/** The house's own address of each network. */
const houses: Readonly<Record<NetworkCode, Own>> = {
  bitcoin: byKey(key => p2wpkh(key).address ?? ''),
  litecoin: byKey(key => p2wpkh(key, litecoin).address ?? ''),
  ethereum: byKey(ethereumAddress),
  tron: byKey(tronAddress),
  ton: async seed => {
    const { publicKey } = keyPairFromSeed(await deriveEd25519Path(Buffer.from(seed), [44, 607, 0]))
    const { address } = WalletContractV4.create({ workchain: 0, publicKey })
    return { address: address.toString({ bounceable: false }), view: null }
  },
  // Another curve: its keys are made of the hash of one of ours, as hardware wallets do.
  monero: async (_seed, house) => {
    const { secretView, publicSpend } = moneroKeys(keccak_256(secretOf(house)))
    const view = { secretView, publicSpend }
    return { address: moneroAddress(view), view }
  },
}

/** Networks whose deposit addresses are children of an extended public key. */
const withChildren: ReadonlySet<NetworkCode> = new Set(['bitcoin', 'litecoin', 'ethereum', 'tron'])

/** Every key that follows from a seed. */
export async function walletKeys(seed: Uint8Array): Promise<WalletKeys> {
  const root = HDKey.fromMasterSeed(seed)
  const made = await Promise.all(
    networkCodes.map(async code => [code, await keysOf(code, seed, root)] as const),
  )
  return Object.fromEntries(made) as Record<NetworkCode, NetworkKeys>
}

async function keysOf(network: NetworkCode, seed: Uint8Array, root: HDKey): Promise<NetworkKeys> {
  const [purpose, coinType] = paths[network]
  const account = root.derive(`m/${purpose}'/${coinType}'/0'`)
  const house = root.derive(`m/${purpose}'/${coinType}'/1'/0/0`)
  const hasChildren = withChildren.has(network)
  return {
    watch: {
      extended: hasChildren ? account.publicExtendedKey : null,
      publicKey: hex.encode(publicOf(house)),
      ...(await houses[network](seed, house)),
    },
    secret: secretOf(house),
    deposit: derivation =>
      hasChildren && derivation >= 0n && derivation < 2n ** 31n
        ? secretOf(account.deriveChild(0).deriveChild(Number(derivation)))
        : null,
  }
}

function byKey(address: (publicKey: Uint8Array) => string): Own {
  return (_seed, house) => Promise.resolve({ address: address(publicOf(house)), view: null })
}

function secretOf(key: HDKey): Uint8Array {
  if (!key.privateKey) throw new Error('A key that can spend was expected')
  return key.privateKey
}

function publicOf(key: HDKey): Uint8Array {
  if (!key.publicKey) throw new Error('A key has no public half')
  return key.publicKey
}
