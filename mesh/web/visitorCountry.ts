import type { IncomingHttpHeaders } from 'node:http'

/** What proxies say of whom they do not know, or who hides. */
const nowhere: ReadonlySet<string> = new Set(['XX', 'ZZ'])

/**
 * The country that a visitor comes from (ISO 3166), as the operator's own proxy says it in a header; null without such a header, and for what is
 * no country. It is a hint for a first choice of the currency: whoever forges it chooses their own.
 */
export function visitorCountry(headers: IncomingHttpHeaders, header: string | null): string | null {
  if (header === null) return null
  const told = headers[header.toLowerCase()]
  const code = typeof told === 'string' ? told.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && !nowhere.has(code) ? code : null
}
