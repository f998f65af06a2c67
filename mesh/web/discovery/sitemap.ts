import type { AskPublicly } from './publicAnswer.ts'
import type { DiscoveryBuild } from './discoveryBuild.ts'
import { absolute, xml, xmlHead } from './xml.ts'

/**
 * So many documents are in a file. Two languages make twice as many addresses, and each names the others: that is 10 to 26 MB, where
 * 50 MB and 50,000 addresses are the most (sitemaps.org/protocol).
 */
export const documentsInFile = 10_000
/** So many are asked for at once. */
const documentsAtOnce = 1000
/** So many are written at once: larger pieces are more than is on its way. */
const documentsInPiece = 50

/** What stands of a document in a sitemap. */
interface Address {
  readonly code: string
  readonly parent: string | null
  readonly updated_at: string
  readonly locales: readonly string[]
}

/** What sitemaps are made with. */
export interface SitemapMaking {
  readonly build: DiscoveryBuild
  readonly ask: AskPublicly
  readonly origin: string
}

/** Kinds of documents with a page each, by the name of their files; items of the blog come in as many files as they need. */
const kindsIn = {
  guide: ['chapter'],
  countries: ['country'],
  'blog-categories': ['category'],
} as const satisfies Readonly<Record<string, readonly string[]>>
type KindFile = keyof typeof kindsIn

/** One file of the sitemap. */
export type SitemapFile = 'pages' | KindFile | { readonly blog: number }

/** Which file an address is; null for none, `index` for the one that names them. */
export function sitemapFileAt(path: string): SitemapFile | 'index' | null {
  if (path === '/sitemap.xml') return 'index'
  const name = /^\/sitemap-([a-z-]+|blog-[1-9]\d{0,3})\.xml$/.exec(path)?.[1]
  if (name === undefined) return null
  if (name === 'pages' || Object.hasOwn(kindsIn, name)) return name as 'pages' | KindFile
  return /^blog-\d+$/.test(name) ? { blog: Number(name.slice(5)) } : null
}

/** Where each file of the blog begins: behind these codes. The first one begins at the first item. */
export async function blogMarks({ ask }: SitemapMaking): Promise<readonly string[]> {
  const path = `/v1/document_addresses/marks?kind=item&every=${documentsInFile}`
  return (await ask<{ codes: readonly string[] }>(path))?.codes ?? []
}

/** The index: all files there are now. */
export function sitemapIndex({ origin }: SitemapMaking, marks: readonly string[]): string {
  const names = ['pages', ...Object.keys(kindsIn), ...[null, ...marks].map((_, index) => `blog-${index + 1}`)]
  const files = names.map(name => `<sitemap><loc>${xml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`)
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`
}

const opening =
  `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` as const

/** A file, piece by piece: each is made when the one before was taken. Throws ServerSilent where the server goes away in the middle. */
export async function* sitemapText(
  file: SitemapFile,
  making: SitemapMaking,
  { marks, signal }: { readonly marks: readonly string[]; readonly signal: AbortSignal },
): AsyncGenerator<string> {
  yield opening
  if (file === 'pages') yield* pages(making, signal)
  else if (typeof file === 'string')
    for (const kind of kindsIn[file]) yield* documents(kind, making, { signal, from: '', to: null })
  else
    yield* documents('item', making, {
      signal,
      from: marks[file.blog - 2] ?? '',
      to: marks[file.blog - 1] ?? null,
    })
  yield '</urlset>\n'
}

/** Pages at one address each, and those searches that find something. */
async function* pages({ build, ask, origin }: SitemapMaking, signal: AbortSignal): AsyncGenerator<string> {
  const changed = new Map<string, Address>()
  for await (const run of runs('page', ask, { signal, from: '', to: null }))
    for (const one of run) changed.set(one.code, one)
  yield build.publicPages
    .map(({ path, document }) => {
      const found = document === null ? undefined : changed.get(document)
      // A text that is not there now has a page that is not there either.
      if (document !== null && found === undefined) return ''
      return urls(path, found?.locales ?? build.locales, found?.updated_at ?? null, { build, origin })
    })
    .join('')
  const searches = await ask<{
    items: readonly {
      readonly type: 'buy' | 'sell'
      readonly crypto_currency_code: string
      readonly methods: readonly string[]
    }[]
  }>('/v1/search_pages', undefined, signal)
  for (const { type, crypto_currency_code: coin, methods } of searches?.items ?? [])
    yield [null, ...methods]
      .map(method => build.searchPath(type, coin, method))
      .map(path => (path === null ? '' : urls(path, build.locales, null, { build, origin })))
      .join('')
}

interface Walk {
  readonly signal: AbortSignal
  /** Behind this one. */
  readonly from: string
  /** With this one; null for all there are. */
  readonly to: string | null
}

async function* documents(
  kind: string,
  { build, ask, origin }: SitemapMaking,
  walk: Walk,
): AsyncGenerator<string> {
  for await (const run of runs(kind, ask, walk))
    for (let from = 0; from < run.length; from += documentsInPiece)
      yield run
        .slice(from, from + documentsInPiece)
        .map(({ code, parent, locales, updated_at: at }) => {
          const path = build.documentPath(kind, code, parent)
          return path === null ? '' : urls(path, locales, at, { build, origin })
        })
        .join('')
}

/** Documents in the order of their codes, a run at a time. */
async function* runs(
  kind: string,
  ask: AskPublicly,
  { signal, from, to }: Walk,
): AsyncGenerator<readonly Address[]> {
  let after = from
  for (;;) {
    const bounds = `${after === '' ? '' : `&after=${after}`}${to === null ? '' : `&until=${to}`}`
    const path = `/v1/document_addresses?kind=${kind}&limit=${documentsAtOnce}${bounds}`
    const list = await ask<{ items: readonly Address[]; has_more: boolean }>(path, undefined, signal)
    const items = list?.items ?? []
    yield items
    const last = items.at(-1)?.code
    if (list?.has_more !== true || last === undefined) return
    after = last
  }
}

/** A page in each language that it is written in, each with all of them beside it. */
function urls(
  path: string,
  locales: readonly string[],
  changed: string | null,
  { build, origin }: Pick<SitemapMaking, 'build' | 'origin'>,
): string {
  const known = build.locales.filter(locale => locales.includes(locale))
  const at = (locale: string) => xml(absolute(origin, build.withLocale(locale, path)))
  const [usual = ''] = build.locales
  const beside = [
    ...known.map(locale => [locale, locale] as const),
    ...(known.includes(usual) ? [['x-default', usual] as const] : []),
  ]
    .map(([name, locale]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at(locale)}"/>`)
    .join('')
  const lastmod = changed === null ? '' : `<lastmod>${xml(changed)}</lastmod>`
  return known.map(locale => `<url><loc>${at(locale)}</loc>${lastmod}${beside}</url>\n`).join('')
}
