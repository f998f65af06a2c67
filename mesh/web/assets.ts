import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** How a file can be sent, the best first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** A file of the app's build. */
export interface Asset {
  readonly file: string
  readonly type: string
  readonly etag: string
  /** Its name changes with its content, so it may be kept for ever. */
  readonly isImmutable: boolean
  /** Worth compressing. */
  readonly isText: boolean
  /** The compressed copies that the build made beside it. */
  readonly compressed: Readonly<Partial<Record<Encoding, string>>>
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** What the web host and the server read themselves, and copies that were never finished; asking for them gives nothing. */
const hidden = /^\/(?:(?:index\.html|shell\.json|version\.json)$|(?:payer|reader)\/)|\.new$/

/**
 * Lists a folder's files by the path under which they are served. The list is made once: what is not on it does not
 * exist, so no path leads out of the folder.
 */
export function listAssets(folder: string): ReadonlyMap<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const assets = new Map<string, Asset>()
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const isCopy = Object.values(suffixes).some(
      suffix => file.endsWith(suffix) && known.has(file.slice(0, -suffix.length)),
    )
    if (!isCopy && !hidden.test(path)) assets.set(path, describe(file, path, known))
  }
  return assets
}

function describe(file: string, path: string, known: ReadonlySet<string>): Asset {
  const content = readFileSync(file)
  const type = types[extname(file)] ?? 'application/octet-stream'
  return {
    file,
    type,
    // Weak: a compressed copy is the same file, not the same bytes.
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isImmutable: path.startsWith('/assets/') && /[-.][\w-]{8,}\.\w+$/.test(path),
    isText: /^text|json|xml|javascript/.test(type),
    compressed: Object.fromEntries(
      encodings.flatMap(encoding => {
        const copy = file + suffixes[encoding]
        return known.has(copy) ? [[encoding, copy]] : []
      }),
    ),
  }
}
