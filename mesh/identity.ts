import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { Tracing } from '../http/tracing.ts'
import { readCookie } from './wire/cookies.ts'

/** Whether people open the site over TLS. */
export const isOverTls = ({ publicOrigin }: Pick<Site, 'publicOrigin'>): boolean =>
  publicOrigin?.startsWith('https:') === true

/**
 * The browser's session cookie: HttpOnly, set by the server's answers, unknown to any script. Over TLS its name begins with
 * `__Host-`: a browser takes such a one from this very host alone, so that a host beside it cannot put its own in its place.
 * The server names it by the same rule.
 */
const sessionCookieOf = (site: Site): string => (isOverTls(site) ? '__Host-souk_session' : 'souk_session')

/** The browser's own mark, that all who come in by it have in common ({@link Caller.deviceMark}). It proves nothing and opens nothing. */
const markCookieOf = (site: Site): string => (isOverTls(site) ? '__Host-souk_device' : 'souk_device')

/** Headers that a page of another origin cannot send without asking first, so they prove the request is our own. */
const preflightHeaders = ['x-graphql-client', 'apollo-require-preflight', 'x-apollo-operation-name'] as const

/** Who calls, as every door of the gateway sees it: GraphQL over HTTP, WebSocket and SSE, and streamed `/api`. */
export interface Caller {
  /** The session's secret towards the server, or null for a visitor. Never logged, never sent to the browser. */
  readonly token: string | null
  /** `cookie`: a browser, that brings its session along unasked. `header`: a client that shows its token. */
  readonly via: 'cookie' | 'header' | 'nobody'
  readonly requestId: string
  /** The network address that the gateway itself saw, or the outermost of its own proxies. */
  readonly address: string
  /** The `Accept-Language` of the caller, or null. */
  readonly language: string | null
  readonly device: string
  /** What the server marked the browser with when somebody came in by it; null before that, and for what is no browser. */
  readonly deviceMark: string | null
  readonly userAgent: string | null
}

/** The gateway itself, when it asks the server for nobody in particular. */
export const nobody = {
  token: null,
  via: 'nobody',
  address: '',
  language: null,
  device: 'web',
  deviceMark: null,
  userAgent: null,
} as const satisfies Omit<Caller, 'requestId'>

/** What a request shows of its sender. */
export interface Sender {
  readonly headers: IncomingHttpHeaders
  readonly method?: string | undefined
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** What the gateway knows of itself. */
export interface Site {
  /** The origin that people open, or null where it is whatever `Host` says. */
  readonly publicOrigin: string | null
  /** By this the server knows the gateway, and believes the address and request id that it forwards. */
  readonly gatewaySecret: string
  readonly newRequestId: () => string
  /** How many proxies of the operator's own stand in front of the gateway, each adding to `X-Forwarded-For`. */
  readonly proxies: number
  /** Who is told how long calls take; nobody unless given. */
  readonly tracing?: Tracing | null
}

/**
 * The one function that turns a request into a caller. A session that rides on the cookie must prove that our own page
 * sent it: by a same-origin `Origin`, by a GraphQL preflight header, or (reading only) by the browser's `Sec-Fetch-Site`.
 * @returns the caller, or `foreign` for a request that another site made: refuse it
 */
export function identify(sender: Sender, site: Site): Caller | 'foreign' {
  const { headers } = sender
  const shown = text(headers['x-access-token'], /^[!-~]{1,512}$/)
  const origin = headers.origin
  const isForeign = origin !== undefined && !isOwnOrigin(origin, headers.host, site.publicOrigin)
  const carried = shown === null ? readCookie(headers.cookie, sessionCookieOf(site)) : null
  if (shown === null && isForeign) return 'foreign'
  if (carried !== null && origin === undefined && !provesOwnPage(sender)) return 'foreign'
  return {
    token: shown ?? carried,
    via: shown === null ? (carried === null ? 'nobody' : 'cookie') : 'header',
    requestId: text(headers['x-request-id'], /^[\w-]{8,64}$/) ?? site.newRequestId(),
    address: addressOf(sender, site.proxies),
    language: text(headers['accept-language'], /^[\w\-*,;=. ]{1,200}$/),
    device: deviceOf(headers, shown !== null, carried !== null),
    deviceMark: text(readCookie(headers.cookie, markCookieOf(site)) ?? undefined, /^[\w-]{22}$/),
    userAgent: text(headers['user-agent'], /^[ -~]{1,400}$/),
  }
}

/** What the server is told of a caller. Whatever the client itself sent under these names is dropped. */
export function serverHeaders(caller: Caller, site: Site): Record<string, string> {
  return {
    'x-request-id': caller.requestId,
    'x-device-type': caller.device,
    'x-forwarded-for': caller.address,
    'x-gateway-secret': site.gatewaySecret,
    ...(site.tracing ? site.tracing.headers() : {}),
    ...(caller.token === null ? {} : { 'x-access-token': caller.token }),
    ...(caller.deviceMark === null ? {} : { 'x-device-mark': caller.deviceMark }),
    ...(caller.language === null ? {} : { 'accept-language': caller.language }),
    ...(caller.userAgent === null ? {} : { 'user-agent': caller.userAgent }),
  }
}

/** Where a session's socket is on the server. The token is in this address between gateway and server alone. */
export function cableAddress(token: string | null, cableUrl: string): URL {
  const url = new URL(cableUrl)
  if (token !== null) url.searchParams.set('token', token)
  return url
}

/**
 * The server hands a session out in the way of its device: to `web` by the cookie, to others in the answer. So a page is `web`
 * whatever it claims, also before it has a session: one that runs in the shell of a telephone keeps its session in the cookie
 * like any other, and no script of a page is ever given a token. Only a client that shows its own token, or nothing that a
 * browser sends, is what it says; one that says nothing is a script.
 */
function deviceOf(headers: IncomingHttpHeaders, showsToken: boolean, hasCookie: boolean): string {
  const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  if (hasCookie || (isBrowser && !showsToken)) return 'web'
  return text(headers['x-device-type'], /^[a-z]{1,16}$/) ?? (isBrowser ? 'web' : 'script')
}

/**
 * Each proxy adds on the right whom it has seen, so the client stands as many places from there as there are proxies. What
 * is further left is the client's own claim.
 */
function addressOf({ headers, socket }: Sender, proxies: number): string {
  const forwarded = text(headers['x-forwarded-for'], /^[\da-fA-F.:, ]{1,400}$/)
  const seen = proxies > 0 && forwarded !== null ? forwarded.split(',').at(-proxies)?.trim() : undefined
  const address = seen !== undefined && isIP(seen) > 0 ? seen : (socket.remoteAddress ?? '')
  return address.replace(/^::ffff:/, '')
}

/**
 * Whether a request came without TLS to a site that people open over it, by the word of the outermost of the operator's own
 * proxies. What stands left of that is the client's own claim; a proxy that says nothing takes TLS alone.
 */
export function cameInPlain({ headers }: Pick<Sender, 'headers'>, site: Site): boolean {
  if (!isOverTls(site) || site.proxies === 0) return false
  const told = text(headers['x-forwarded-proto'], /^[A-Za-z, ]{1,200}$/)
  return told?.split(',').at(-site.proxies)?.trim().toLowerCase() === 'http'
}

function isOwnOrigin(origin: string, host: string | undefined, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin
  return URL.canParse(origin) && new URL(origin).host === host
}

function provesOwnPage({ headers, method }: Sender): boolean {
  if (preflightHeaders.some(name => headers[name] !== undefined)) return true
  const site = headers['sec-fetch-site']
  // `none`: typed into the address bar or opened from a bookmark. No page can set this header.
  return (method === 'GET' || method === 'HEAD') && (site === 'same-origin' || site === 'none')
}

const text = (value: string | string[] | undefined, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null
