import type { IncomingMessage, ServerResponse } from 'node:http'

/** Something ready to be sent. */
export interface Sendable {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly content: Buffer
}

/** Sends content, or only says that the client has it already (RFC 9110, 13.1.2). */
export function sendContent(request: IncomingMessage, response: ServerResponse, sendable: Sendable): void {
  const { status, headers, etag, content } = sendable
  const isFresh = status === 200 && isKnown(request.headers['if-none-match'], etag)
  response.writeHead(isFresh ? 304 : status, {
    ...headers,
    etag,
    ...(isFresh ? {} : { 'content-length': String(content.length) }),
  })
  if (isFresh || request.method === 'HEAD') response.end()
  else response.end(content)
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some(tag => plain(tag) === plain(etag))
}
