import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../domain/host/publicAddress.ts'

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
