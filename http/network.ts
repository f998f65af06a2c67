import { isIPv6 } from 'node:net'

const groups = 8
/** A provider gives one customer at least these: whoever has one such address has 2⁶⁴. */
const groupsOfCustomer = 4

/** What limits are counted by: an IPv4 address, or the network of an IPv6 one. What is neither stays as it is. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return address
  const [head, tail] = plain.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = tail === undefined ? [] : Array<string>(groups - (head?.length ?? 0) - tail.length).fill('0')
  const all = [...(head ?? []), ...zeros, ...(tail ?? [])].map(group => group.replace(/^0+(?=.)/, ''))
  return `${all.slice(0, groupsOfCustomer).join(':')}::/64`
}
