import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { KeptFile } from './files.ts'
import type { ByteRange, FileStores } from './fileStore.ts'

/** A file on its way out, whole or a part of it. */
export interface Download {
  readonly status: 200 | 206 | 416
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

/** What a request says of the part that it wants. */
interface WantedPart {
  readonly range?: string | undefined
  readonly 'if-range'?: string | string[] | undefined
}

/**
 * The bytes of a file with the headers that keep them harmless: its own type and no other, never a page, and a PDF only
 * as a download. Null when the bytes are gone. Whether the caller may have it is asked before.
 */
export async function openDownload(
  stores: FileStores,
  file: KeptFile,
  wanted: WantedPart = {},
): Promise<Download | null> {
  const part = partOf(file, wanted)
  if (part === 'none') {
    const headers = { 'content-range': `bytes */${file.size}`, 'content-length': '0' }
    return { status: 416, headers, body: Readable.from([]) }
  }
  const bytes = await stores.at(file.keptIn).get(file.id, part)
  if (!bytes) return null
  const body = bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
  const headers = headersOf(file)
  if (!part) return { status: 200, headers, body }
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(part.end - part.start + 1),
      'content-range': `bytes ${part.start}-${part.end}/${file.size}`,
    },
    body,
  }
}

/**
 * Answers with a file, or with the part of it that is wanted; false when its bytes are gone. The handler returns the reply:
 * whoever awaits a reply waits for its end.
 */
export async function sendDownload(
  stores: FileStores,
  file: KeptFile,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<boolean> {
  const download = await openDownload(stores, file, request.headers)
  if (download) void reply.status(download.status).headers(download.headers).send(download.body)
  return download !== null
}

/** The one part that is wanted; nothing for the whole, also where several are asked for, or of what was another file. */
function partOf(file: KeptFile, { range, 'if-range': ifRange }: WantedPart): ByteRange | undefined | 'none' {
  if (range === undefined || (ifRange !== undefined && ifRange !== tagOf(file))) return undefined
  const parts = parseRange(file.size, range)
  if (parts === -1) return 'none'
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return undefined
  return parts[0]
}

/** Under one id there are never other bytes. */
const tagOf = ({ id }: KeptFile) => `"${id}"`

function headersOf(file: KeptFile): Readonly<Record<string, string>> {
  const { content_type, size, name } = file
  const isPicture = content_type.startsWith('image/')
  return {
    'content-type': content_type,
    'content-length': String(size),
    'accept-ranges': 'bytes',
    etag: tagOf(file),
    'content-disposition': `${isPicture ? 'inline' : 'attachment'}; ${nameOf(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=31536000, immutable',
  }
}

/** Both forms of a name in a header: plain for the oldest, and exact. RFC 6266, RFC 8187. */
function nameOf(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}
