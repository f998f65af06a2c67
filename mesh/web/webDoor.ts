import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Brand, brandIcon } from '../../brand/brand.ts'
import { iconPath, webManifest } from '../../brand/webManifest.ts'
import type { Door, Visit } from '../gateway/doors/door.ts'
import { readCookie } from '../wire/cookies.ts'
import { type Asset, type Encoding, listAssets } from './assets.ts'
import { acceptedEncoding, compress } from './compression.ts'
import type { Drawn } from './drawing/drawingBuild.ts'
import type { DrawPage } from './drawing/pageDrawings.ts'
import type { DocumentCheck } from './documentCheck.ts'
import { manifestPath, pageRenderer, parseTheme, themeCookie } from './page.ts'
import { securityHeaders } from './securityHeaders.ts'
import { sendContent } from './sendContent.ts'
import { readManifest, shellMatcher, type ShellMatch } from './shell.ts'
import { visitorCountry } from './visitorCountry.ts'

/** The one file that other sites load: it shows the page of an invoice over theirs. */
const embedScript = '/embed.js'

export interface WebOptions {
  /** The app's build, with `index.html` and `shell.json` in it. */
  readonly appDir: string
  readonly publicOrigin: string | null
  /** Whose market it is. */
  readonly brand: Brand
  /** Tells whether a text is there without which a page is none. */
  readonly hasDocument: DocumentCheck
  /** The header in which the operator's proxy says a visitor's country; null for none. */
  readonly countryHeader: string | null
  /** Where the picture is that others show beside a link to a page; null where nothing draws any. */
  readonly previewPath: ((locale: string, path: string) => string) | null
  /** Draws some of the pages before the app is there; null where nothing does. */
  readonly draw: DrawPage | null
}

/**
 * Serves the app: its files, and for every route the HTML shell with that route's own title, language, theme and
 * preloads. The build is read once; throws when it is not there or not whole.
 */
export function webDoor({
  appDir,
  publicOrigin,
  brand,
  hasDocument,
  countryHeader,
  previewPath,
  draw,
}: WebOptions): Door {
  const manifest = readManifest(readFileSync(join(appDir, 'shell.json'), 'utf8'))
  const match = shellMatcher(manifest)
  const { noScript } = manifest
  const render = pageRenderer(readFileSync(join(appDir, 'index.html'), 'utf8'), {
    brand,
    noScript,
    previewPath,
  })
  // Of no build, because an operator has another brand.
  const icon = Buffer.from(brandIcon(brand))
  const branded = new Map([
    [iconPath, { type: 'image/svg+xml', content: icon }],
    ...manifest.locales.map((lang, index) => {
      const prefix = index === 0 ? '' : `/${lang}`
      const content = Buffer.from(webManifest(brand, { lang, prefix }))
      return [prefix + manifestPath, { type: 'application/manifest+json', content }] as const
    }),
  ])
  const assets = listAssets(appDir)
  const security = securityHeaders()
  const files = fileContents()
  const keptBodies = bodiesOfDrawn()

  async function sendAsset({ request, response, path }: Visit, asset: Asset): Promise<void> {
    const encoding = asset.isText ? acceptedEncoding(request.headers['accept-encoding']) : null
    sendContent(request, response, {
      status: 200,
      etag: asset.etag,
      content: await files(asset, encoding),
      headers: {
        ...security,
        ...(path === embedScript ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
        'content-type': asset.type,
        'cache-control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        ...(asset.isText ? { vary: 'accept-encoding' } : {}),
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
      },
    })
  }

  function sendBranded(
    { request, response }: Visit,
    { type, content }: { readonly type: string; readonly content: Buffer },
  ): void {
    sendContent(request, response, {
      status: 200,
      etag: etagOf(content),
      content,
      headers: { ...security, 'content-type': type, 'cache-control': 'public, no-cache' },
    })
  }

  /** A page whose text is not there is none; where nobody can say, the app comes and waits, and search engines are asked to pass by. */
  async function known(found: ShellMatch): Promise<ShellMatch> {
    if (found.document === undefined) return found
    const isThere = await hasDocument(found.document, found.locale)
    if (isThere === true) return found
    if (isThere === null) return { ...found, page: { ...found.page, noindex: true } }
    return { locale: found.locale, path: found.path, status: 404, page: manifest.notFound, words: {} }
  }

  /** What a page has turned out to be once it was drawn. */
  function asDrawn(found: ShellMatch, drawn: Drawn | null): ShellMatch {
    if (drawn === null) return found
    if (drawn.status === 404) return { ...found, status: 404, page: manifest.notFound, words: {} }
    return drawn.isHidden ? { ...found, page: { ...found.page, noindex: true } } : found
  }

  async function sendPage(visit: Visit): Promise<void> {
    const { request, response, path } = visit
    const told = await known(match(path))
    const theme = parseTheme(readCookie(request.headers.cookie, themeCookie))
    const country = visitorCountry(request.headers, countryHeader)
    const drawn = told.status === 200 && draw !== null ? await draw(visit, country) : null
    const found = asDrawn(told, drawn)
    if (found.status === 404 && isFileName(path)) return sendNothing(response, 404, security)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const make = async (): Promise<Body> => {
      const html = Buffer.from(
        render({ match: found, drawn, theme, country, locales: manifest.locales, publicOrigin }),
      )
      return { etag: etagOf(html), content: encoding === null ? html : await compress(html, encoding, 4) }
    }
    const { etag, content } =
      drawn === null
        ? await make()
        : await keptBodies(drawn, `${theme} ${country ?? ''} ${encoding ?? ''}`, make)
    sendContent(request, response, {
      status: found.status,
      etag,
      content,
      headers: {
        ...security,
        'content-type': 'text/html; charset=utf-8',
        'content-language': found.locale,
        'cache-control': 'no-cache',
        vary: [
          'accept-encoding',
          'cookie',
          ...(drawn === null ? [] : ['accept-language', 'user-agent']),
          ...(countryHeader === null ? [] : [countryHeader.toLowerCase()]),
        ].join(', '),
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
      },
    })
  }

  return {
    name: 'web',
    opens: () => true,
    async enter(visit) {
      const { request, response, path } = visit
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendNothing(response, 405, { ...security, allow: 'GET, HEAD' })
      const ours = branded.get(path)
      if (ours !== undefined) return sendBranded(visit, ours)
      const asset = assets.get(path)
      if (asset !== undefined) return sendAsset(visit, asset)
      return sendPage(visit)
    },
  }
}

/** A page as it is sent. */
interface Body {
  readonly etag: string
  readonly content: Buffer
}

/** Ways in which one drawn page is kept: themes and encodings, of a country or two. */
const mostBodies = 12

/**
 * A drawn page is put together and compressed once for all who get the same one, as long as it is kept itself: it goes to many in a few seconds.
 * The address and what it turned out to be are those of the drawn page.
 */
function bodiesOfDrawn() {
  const kept = new WeakMap<Drawn, Map<string, Promise<Body>>>()
  return (drawn: Drawn, name: string, make: () => Promise<Body>): Promise<Body> => {
    const bodies = kept.get(drawn) ?? new Map<string, Promise<Body>>()
    kept.set(drawn, bodies)
    const known = bodies.get(name)
    if (known !== undefined) return known
    const body = make()
    if (bodies.size < mostBodies) bodies.set(name, body)
    return body
  }
}

const etagOf = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** A missing file is not a page: a script that got HTML instead would fail with a riddle. */
const isFileName = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/.test(path)

function sendNothing(
  response: Visit['response'],
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { ...headers, 'content-length': '0', 'cache-control': 'no-cache' })
  response.end()
}

/** Reads files as they are to be sent: the build's compressed copy, else compressed once and kept. */
function fileContents() {
  const kept = new Map<string, Promise<Buffer>>()
  return (asset: Asset, encoding: Encoding | null): Promise<Buffer> => {
    const copy = encoding === null ? undefined : asset.compressed[encoding]
    const key = `${encoding ?? ''} ${asset.file}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const content =
      encoding === null || copy !== undefined
        ? readFile(copy ?? asset.file)
        : readFile(asset.file).then(plain => compress(plain, encoding, 9))
    kept.set(key, content)
    return content
  }
}
