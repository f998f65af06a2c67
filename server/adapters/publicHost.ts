import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { allowsHost, isPublicAddress, literalAddress } from '../domain/host/publicAddress.ts'

/** All addresses of a name; rejects, or answers none, where there is none. */
export type Resolve = (name: string) => Promise<readonly string[]>

/** Whom somebody else may have us call. */
export interface HostGuard {
  /** `host:port` that may be private, and without TLS. */
  readonly allowedHosts: ReadonlySet<string>
  readonly resolve?: Resolve
  /** Which addresses may be connected to. */
  readonly isPublic?: (address: string) => boolean
}

/** Why nobody is called. */
export type NoHost = 'not_public' | 'unresolved'

/** Where a URL’s host was found: what is given to the connection in place of the system’s resolver. */
export type FoundHost =
  | { readonly ok: true; readonly lookup: LookupFunction }
  | { readonly ok: false; readonly why: NoHost }

/**
 * Finds the host of an address that somebody else wrote, for webhooks, style sheets and push services alike. It is over TLS
 * and without a name or password; its name is resolved once, here; every address of it must be public; and the connection
 * goes to one of these, so that a name that means another address a moment later changes nothing. Throws when the signal
 * comes first.
 */
export async function findHost(
  url: URL,
  { allowedHosts, resolve = resolveByDns, isPublic = isPublicAddress }: HostGuard,
  signal: AbortSignal,
): Promise<FoundHost> {
  const isAllowed = allowsHost(allowedHosts, url)
  const isPlain = url.protocol !== 'https:' || url.username !== '' || url.password !== ''
  if (isPlain && !isAllowed) return { ok: false, why: 'not_public' }
  const literal = literalAddress(url)
  const resolving = literal === null ? resolve(url.hostname).catch(() => []) : [literal]
  const found = await Promise.race([resolving, aborted(signal)])
  if (found.length === 0) return { ok: false, why: 'unresolved' }
  if (!isAllowed && !found.every(isPublic)) return { ok: false, why: 'not_public' }
  return { ok: true, lookup: lookupOf(found) }
}

/**
 * Asks the name servers themselves: the system's resolver knows names of its own, and holds one of the few threads of the
 * process while somebody's name server is silent.
 */
const resolveByDns: Resolve = async name => {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap(one => (one.status === 'fulfilled' ? one.value : []))
}

/** Answers these addresses, whatever the name means by now. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const known = addresses.map(address => ({ address, family: isIP(address) }))
  return (_name, { all }, done) =>
    all === true ? done(null, known) : done(null, known[0]?.address ?? '', known[0]?.family)
}

/** Rejects when time has run out. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(new Error('late'))
    signal.addEventListener('abort', () => reject(new Error('late')), { once: true })
  })
