import type { ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Caller } from '../../identity.ts'
import { makeProxy, type ProxyOptions } from '../../upstream/proxy.ts'
import { refuseRest } from './answer.ts'
import { type Door, foreignCode, foreignText, type Visit } from './door.ts'

/** A file that somebody uploaded may be opened in a tab: nothing in it runs, and no other site shows it. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
} as const

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** `/api`: uploads, downloads and other clients, streamed through as the same caller as everywhere. */
export function apiDoor(options: Omit<ProxyOptions, 'refuse'>): Door {
  const pass = makeProxy({ ...options, defaults: fileHeaders, refuse: refuseSilence })
  return {
    name: 'api',
    opens: path => isUnder(path, '/api'),
    enter: visit => passSafely(visit, visit.caller, pass),
  }
}

/** `/dev`: the page of the development tools, where the server has it. */
export function devDoor(options: Omit<ProxyOptions, 'refuse'>): Door {
  const pass = makeProxy({ ...options, refuse: refuseSilence })
  return {
    name: 'dev',
    opens: path => isUnder(path, '/dev'),
    enter(visit) {
      if (isOwnName(visit.request.headers.host)) return passSafely(visit, visit.caller, pass)
      refuseRest(visit.response, 403, foreignCode, foreignText)
    },
  }
}

/**
 * Whether a host is named by its address, or as this machine. Any other name can be made to lead here by whoever owns it, and
 * a page under that name would count as one of our own.
 */
function isOwnName(host: string | undefined): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? ''
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) > 0
}

function passSafely(visit: Visit, caller: Visit['caller'], pass: (...args: PassArguments) => void): void {
  const { request, response, path } = visit
  if (caller === 'foreign') return refuseRest(response, 403, foreignCode, foreignText)
  if (!isPlainPath(path)) return refuseRest(response, 400, 'BAD_PATH', 'This address is not well-formed.')
  pass(request, response, caller)
}

type PassArguments = [Visit['request'], ServerResponse, Caller]

/** Whether a path means the same to everybody who reads it: no step up, no hidden slash, encoded or not. */
export function isPlainPath(path: string): boolean {
  return path.split('/').every(segment => {
    const text = decode(segment)
    return text !== undefined && text !== '.' && text !== '..' && !/[/\\\0]/.test(text)
  })
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const refuseSilence = (response: ServerResponse, kind: 'away' | 'slow'): void =>
  kind === 'slow'
    ? refuseRest(response, 503, 'SERVICE_TIMEOUT', 'The service took too long to answer.')
    : refuseRest(response, 503, 'SERVICE_UNAVAILABLE', 'The service is not available right now.')
