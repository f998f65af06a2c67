import { Readable } from 'node:stream'
import type { FileDescription } from './files.ts'
import type { FileStore } from './fileStore.ts'

/** A file on its way out. */
export interface Download {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

/**
 * The bytes of a file with the headers that keep them harmless: its own type and no other, never a page, and a PDF only
 * as a download. Null when the bytes are gone. Whether the caller may have it is asked before.
 */
export async function openDownload(store: FileStore, file: FileDescription): Promise<Download | null> {
  const bytes = await store.get(file.id)
  if (!bytes) return null
  return { headers: headersOf(file), body: Readable.from(bytes, { objectMode: false }) }
}

function headersOf({ content_type, size, name }: FileDescription): Readonly<Record<string, string>> {
  const isPicture = content_type.startsWith('image/')
  return {
    'content-type': content_type,
    'content-length': String(size),
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
