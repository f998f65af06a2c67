import { BlockList, isIP } from 'node:net'

type Range = readonly [network: string, prefix: number]

/** What of IPv4 is nobody’s server on the internet (IANA, special-purpose registry; RFC 6890). */
const special4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** All of IPv6 that is given out to anybody. Mapped IPv4, NAT64, ULA, link-local and multicast lie outside of it. */
const global6: readonly Range[] = [['2000::', 3]]

/** What in it is not: Teredo and ORCHID, documentation, 6to4 (it holds an IPv4 address), segment routing. */
const special6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const listOf = (ranges: readonly Range[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}

const blocked4 = listOf(special4, 'ipv4')
const open6 = listOf(global6, 'ipv6')
const blocked6 = listOf(special6, 'ipv6')

/** Whether an address is a server’s on the public internet. What is no address at all is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked4.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}

/**
 * The IP address that stands in a URL in place of a name, or null. The parser of URLs has read it already: `2130706433`,
 * `0x7f.1` and `0177.0.0.1` are all `127.0.0.1` by now.
 */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) > 0 ? bare : null
}

const usualPort: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' }

/** A URL’s host with its port, as in `127.0.0.1:8080`. */
export const hostOf = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port === '' ? (usualPort[protocol] ?? '') : port}`

/** Whether a URL’s host and port are on the list of those that may be private. */
export const allowsHost = (allowed: ReadonlySet<string>, url: URL): boolean => allowed.has(hostOf(url))
