import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IANA's special-purpose registries: addresses of this machine, of its network, of nobody. */
const closed = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4')
// Teredo, benchmarks, ORCHID, documentation, 6to4: within 2000::/3, and not the open network.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, prefix, 'ipv6')

/** All of IPv6 that is given to the open network; loopback, link-local, private and mapped addresses lie outside. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the open network. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !closed.check(address, 'ipv4')
    : isIP(address) === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')

/**
 * Looks a name up, and refuses it when one of its addresses is not of the open network. It is asked at the moment of the
 * connection, so a name that changes its mind after it was checked gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) callback(error ?? new Error('no address'), '')
    else if (!found.every(({ address }) => isPublicAddress(address)))
      callback(new Error('not a public host'), '')
    else if (options.all === true) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
