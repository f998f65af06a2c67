import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, base64url, base58xmr, createBase58check, hex } from '@scure/base'
import { Address } from '@scure/btc-signer'
import { crc16xmodem } from 'crc'
import type { NetworkCode } from '../reference/network.ts'
import { checksummed } from './ethereumAddress.ts'
import { tronPrefix } from './tronAddress.ts'

/** Litecoin’s main chain, as Bitcoin’s software is told of it. */
export const litecoin = { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 }

/** Throws, or answers false, for what is no address of the network’s main chain. */
const checks: Record<NetworkCode, (address: string) => boolean> = {
  bitcoin: address => Address().decode(address).type !== 'unknown',
  litecoin: address => Address(litecoin).decode(address).type !== 'unknown',
  ethereum: isEthereum,
  tron: address => {
    const bytes = createBase58check(sha256).decode(address)
    return bytes.length === 21 && bytes[0] === tronPrefix
  },
  ton: isTon,
  monero: isMonero,
}

/** 40 hexadecimal digits; unless all are in lower case, the case is the checksum (EIP-55). */
function isEthereum(address: string): boolean {
  const [, digits] = /^0x([0-9a-fA-F]{40})$/.exec(address) ?? []
  if (digits === undefined) return false
  if (digits === digits.toLowerCase()) return true
  return checksummed(digits) === address
}

/** Bounceable and not, as wallets show them; the bit for test networks is refused. */
const tonTags = [0x11, 0x51]
const tonChains = [0x00, 0xff]

/** The friendly form: tag, work chain, hash and a checksum over them. */
function isTon(address: string): boolean {
  if (address.length !== 48) return false
  const bytes = (/[-_]/.test(address) ? base64url : base64).decode(address)
  const [tag = -1, chain = -1] = bytes
  if (!tonTags.includes(tag) || !tonChains.includes(chain)) return false
  const [high = -1, low = -1] = bytes.subarray(34)
  return crc16xmodem(Buffer.from(bytes.subarray(0, 34))) === high * 256 + low
}

/** Main addresses, those for one payment, and subaddresses, by their first byte. */
const moneroLengths: Readonly<Record<number, number>> = { 18: 69, 19: 77, 42: 69 }

function isMonero(address: string): boolean {
  const bytes = base58xmr.decode(address)
  if (moneroLengths[bytes[0] ?? -1] !== bytes.length) return false
  const checksum = keccak_256(bytes.subarray(0, -4)).subarray(0, 4)
  return hex.encode(checksum) === hex.encode(bytes.subarray(-4))
}

/** Whether a text is an address of the network’s main chain: its checksum is right. Whose it is nobody can know. */
export function isAddress(network: NetworkCode, address: string): boolean {
  try {
    return checks[network](address)
  } catch {
    return false
  }
}
