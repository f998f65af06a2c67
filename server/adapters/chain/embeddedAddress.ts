import { sha256 } from '@noble/hashes/sha2.js'
import { base64url, createBase58check, hex } from '@scure/base'
import { Address } from '@scure/btc-signer'
import { crc16xmodem } from 'crc'
import { litecoin } from '../../domain/chain/address.ts'
import { tronPrefix } from '../../domain/chain/tronAddress.ts'
import type { Random } from '../../domain/identifier/random.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'

/** How each network writes 20 or 32 bytes as an address; null where the chain tells nobody who has sent. */
const writing: Record<NetworkCode, ((random: Random) => string) | null> = {
  bitcoin: random => Address().encode({ type: 'wpkh', hash: random(20) }),
  litecoin: random => Address(litecoin).encode({ type: 'wpkh', hash: random(20) }),
  ethereum: random => `0x${hex.encode(random(20))}`,
  tron: random => createBase58check(sha256).encode(Uint8Array.from([tronPrefix, ...random(20)])),
  ton: tonAddress,
  monero: null,
}

/** Bounceable, of the base chain. */
function tonAddress(random: Random): string {
  const body = Buffer.from([0x11, 0x00, ...random(32)])
  const check = crc16xmodem(body)
  return base64url.encode(Uint8Array.from([...body, check >> 8, check & 0xff]))
}

/** The address of somebody outside, whose keys nobody has; null on a chain that hides who has sent. */
export const madeUpAddress = (network: NetworkCode, random: Random): string | null =>
  writing[network]?.(random) ?? null
