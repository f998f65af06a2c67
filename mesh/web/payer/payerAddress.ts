import { type Theme, themes } from '../page.ts'

/** Which of the payer's pages an address is. */
export interface PayerAddress {
  readonly kind: 'page' | 'act' | 'confirm'
  /** The language that it names, or null. */
  readonly prefix: string | null
  /** Of the invoice, or the token of a letter. */
  readonly name: string
}

const shape = /^(?:\/([a-z]{2}))?\/invoice\/(?:refund\/([\w-]{1,512})|([\w-]{1,128})(\/act)?)$/

/** Reads a path; null for every other page. */
export function payerAddress(path: string): PayerAddress | null {
  const [all, prefix = null, token, uniqueId = '', act] = shape.exec(path) ?? []
  if (all === undefined) return null
  if (token !== undefined) return { kind: 'confirm', prefix, name: token }
  return { kind: act === undefined ? 'page' : 'act', prefix, name: uniqueId }
}

/** What a shop that shows the page in a frame asks for: its own origin, to be told how the payment stands, and a theme. */
export interface PayerFrame {
  readonly parent: string | null
  readonly theme: Theme | null
  /** The same again, with its question mark. */
  readonly query: string
}

/** Reads a query. What is not known is dropped. */
export function payerFrame(url: string | undefined): PayerFrame {
  const given = new URLSearchParams(url?.split('?', 2)[1] ?? '')
  const parent = originOf(given.get('embed'))
  const theme = themes.find(each => each === given.get('theme')) ?? null
  const kept = new URLSearchParams({
    ...(parent === null ? {} : { embed: parent }),
    ...(theme === null ? {} : { theme }),
  }).toString()
  return { parent, theme, query: kept === '' ? '' : `?${kept}` }
}

function originOf(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null
}
