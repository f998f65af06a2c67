import { base64, base64url } from '@scure/base'
import { crc16xmodem } from 'crc'
import { checksummed } from '../chain/ethereumAddress.ts'
import type { NetworkCode } from '../reference/network.ts'

/** One way of writing each address, of those that its network takes; with its checksum where it has one. */
const canonical: Record<NetworkCode, (address: string) => string> = {
  bitcoin: lowerBech32,
  litecoin: lowerBech32,
  ethereum: address => checksummed(address.slice(2)),
  tron: address => address,
  ton: address => base64url.encode(tonBytes(address)),
  monero: address => address,
}

function lowerBech32(address: string): string {
  return /^(BC1|LTC1)/.test(address) ? address.toLowerCase() : address
}

const tonBytes = (address: string): Uint8Array => (/[-_]/.test(address) ? base64url : base64).decode(address)

/** An address that was checked, as it is kept and sent to. */
export const canonicalAddress = (network: NetworkCode, address: string): string => canonical[network](address)

/** Every way in which the same account of a network may be kept: TON's has a form that bounces, and one that does not. */
export function spellingsOf(network: NetworkCode, address: string): readonly string[] {
  if (network !== 'ton') return [address]
  const body = tonBytes(address).subarray(0, 34)
  return [0x11, 0x51].map(tag => {
    const tagged = Uint8Array.of(tag, ...body.subarray(1))
    const sum = crc16xmodem(Buffer.from(tagged))
    return base64url.encode(Uint8Array.of(...tagged, sum >> 8, sum & 0xff))
  })
}

const groupLength = 4

/** An address in pieces of four signs, so that people can compare it with their wallet's; what it begins with stays whole. */
export function partsOf(address: string): readonly string[] {
  const [, prefix = '', rest = ''] = /^(0x|bc1|ltc1)?(.*)$/.exec(address) ?? []
  const groups = rest.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []
  return prefix === '' ? groups : [prefix, ...groups]
}
