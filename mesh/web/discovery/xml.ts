const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What no XML 1.0 may hold, however it is written. */
// oxlint-disable-next-line no-control-regex -- these are the signs that it is about
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text as XML, in an element or in an attribute. */
export const xml = (text: string): string =>
  text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, sign => entities[sign] ?? sign)

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An address as it stands in a document: whole, and with what is not ASCII encoded. */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href
