import { inEachLocale } from '../locales/localeTable.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { brand } from '../domain/brand.ts'
import type { Localized } from '../locales/localized.ts'
import { serverLocales, type ServerLocale } from '../locales/wording.ts'

const perLocale = <S extends Type.TSchema>(schema: S) => Type.Object(inEachLocale(() => schema))
const Words = Type.Record(Type.String(), Type.Union([perLocale(Type.String()), Type.Null()]))

/** The part of `shell.json` that tells of pages; the gateway sends each page's HTML with the same texts. */
const Pages = Type.Object({
  routes: Type.Array(
    Type.Object({
      pattern: Type.String(),
      params: Type.Optional(Type.Record(Type.String(), Words)),
      texts: perLocale(Type.Object({ title: Type.String(), description: Type.String() })),
    }),
  ),
})
type Page = Static<typeof Pages>['routes'][number]

/** What a page of the app says of itself. */
export interface PageMetadata {
  /** The address as a pattern: `/buy-:coin`. */
  readonly id: string
  readonly url: string
  readonly title: Localized
  readonly description: Localized
}

/**
 * Tells what the pages of the app that lies in a folder say of themselves: all of them with `{coin}` standing for what the
 * address says, or the one that an address is, filled. Nothing where no app lies. It is read anew each time, because a
 * build may be replaced while the server runs.
 */
export const pageMetadata =
  (appDir: string | null) =>
  async (url?: string): Promise<readonly PageMetadata[]> => {
    const text = appDir && (await readFile(join(appDir, 'shell.json'), 'utf8').catch(() => null))
    if (text === null) return []
    const { routes } = Value.Parse(Pages, JSON.parse(text))
    if (url === undefined) return routes.map(page => metadataOf(page, page.pattern, (_, name) => `{${name}}`))
    const path = withoutLocale(url)
    for (const page of routes) {
      const values = valuesIn(page, path)
      if (values)
        return [metadataOf(page, path, (locale, name) => wordOf(page, name, values[name] ?? '', locale))]
    }
    return []
  }

function metadataOf(
  { pattern, texts }: Page,
  url: string,
  fill: (locale: ServerLocale, name: string) => string,
): PageMetadata {
  const filled = (part: 'title' | 'description'): Localized => {
    const of = (locale: ServerLocale) =>
      texts[locale][part].replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'brand' ? brand.name : fill(locale, name),
      )
    return inEachLocale((_, locale) => of(locale))
  }
  return { id: pattern, url, title: filled('title'), description: filled('description') }
}

const wordOf = ({ params }: Page, name: string, value: string, locale: ServerLocale): string =>
  params?.[name]?.[value]?.[locale] ?? value

/** The address as it is in the default locale, which stands without a prefix. */
function withoutLocale(url: string): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(url) ?? []
  return (serverLocales as readonly string[]).includes(first) ? rest || '/' : url
}

/** What stands in the places of a pattern, where the address is one of it; a place may be a part of a step. */
function valuesIn({ pattern, params }: Page, path: string): Readonly<Record<string, string>> | null {
  const shape = pattern
    .split(/(:[A-Za-z]+)/)
    .map(part =>
      part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('')
  const found = new RegExp(`^${shape}$`).exec(path)
  if (!found) return null
  const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)] as const)
  const isPage = values.every(([name, value]) => {
    const known = params?.[name]
    return value !== null && (known === undefined || Object.hasOwn(known, value))
  })
  return isPage ? (Object.fromEntries(values) as Record<string, string>) : null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
