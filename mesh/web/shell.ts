/**
 * `app/dist/shell.json`: what the web host must know of the app's routes to send each with its own title, language and
 * preloads. The app's build writes it beside `index.html`.
 *
 * ```json
 * {
 *   "locales": ["en", "ru"],
 *   "routes": [
 *     { "pattern": "/buy", "texts": { "en": { "title": "Buy crypto", "description": "…" }, "ru": { … } },
 *       "preloads": [{ "as": "module", "href": "/assets/SearchPage-1a2b3c4d.js" }] },
 *     { "pattern": "/buy-:coin", "params": { "coin": { "bitcoin": { "en": "Bitcoin", "ru": "биткойн" } } },
 *       "texts": { "en": { "title": "Buy {coin}", "description": "…" }, "ru": { … } } }
 *   ],
 *   "notFound": { "texts": { … } }
 * }
 * ```
 */
export interface ShellManifest {
  /** The first is the default and has no prefix in addresses; the others are `/ru`, … */
  readonly locales: readonly [string, ...string[]]
  /** The first that matches is used, so `/buy-:coin-with-:method` stands before `/buy-:coin`. */
  readonly routes: readonly ShellRoute[]
  /** The page of an address that is nobody's; sent with status 404. */
  readonly notFound: ShellPage
  /** What is said in each language to somebody without JavaScript. */
  readonly noScript?: Readonly<Record<string, string>>
}

/** A page of the app. */
export interface ShellPage {
  /** By locale; every locale of the manifest is there. `{name}` stands for a parameter of the address, `{brand}` for the market's name. */
  readonly texts: Readonly<Record<string, ShellTexts>>
  /** What the page needs at once. */
  readonly preloads?: readonly ShellPreload[]
  /** Not for search engines. */
  readonly noindex?: boolean
  /**
   * What stands there before the app: nothing, the bar with the sign, or under it what the page is about. `none` unless told.
   */
  readonly opening?: 'none' | 'bar' | 'texts'
}

/** A page and its address. */
export interface ShellRoute extends ShellPage {
  /** Without locale prefix. `:name` is a parameter; one may stand anywhere in a segment: `/buy-:coin`. */
  readonly pattern: string
  /**
   * The values that a parameter may have, and their word in each locale (null where the value itself is the word).
   * Other values are not this page. A parameter that is not listed here may have any value.
   */
  readonly params?: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>> | null>>>
  >
  /** What a parameter looks like, as a pattern of its whole value; another one is not this page. */
  readonly shapes?: Readonly<Record<string, string>>
  /** The text without which there is no such page, as the server calls it: `country-{country}`. */
  readonly document?: string
}

export interface ShellTexts {
  readonly title: string
  /** The title without the name of the place, for the page itself. */
  readonly heading?: string
  readonly description: string
}

export interface ShellPreload {
  /** A path on this host. */
  readonly href: string
  readonly as: 'module' | 'font' | 'style' | 'fetch' | 'image'
  /** The media type, as in `font/woff2`. */
  readonly type?: string
  /** For pages in this locale alone, as Cyrillic fonts are. */
  readonly locale?: string
}

/** Which page an address is, and in which language. */
export interface ShellMatch {
  readonly status: 200 | 404
  readonly locale: string
  /** The address without the locale's prefix. */
  readonly path: string
  readonly page: ShellPage
  /** What `{name}` stands for in the texts. */
  readonly words: Readonly<Record<string, string>>
  /** The text without which there is no such page, as the server calls it; left out where the address alone decides. */
  readonly document?: string
}

/** Reads `shell.json`. Throws, saying what is wrong, when it is not a {@link ShellManifest}. */
export function readManifest(text: string): ShellManifest {
  const manifest = JSON.parse(text) as ShellManifest
  const { locales, routes, notFound } = manifest
  if (!Array.isArray(locales) || locales.length === 0) throw new Error('shell.json names no locales')
  if (!Array.isArray(routes)) throw new Error('shell.json has no routes')
  const pages: [string, ShellPage | undefined][] = [
    ...routes.map((route): [string, ShellPage] => [route.pattern, route]),
    ['notFound', notFound],
  ]
  for (const [name, page] of pages)
    for (const locale of locales as readonly string[])
      if (page?.texts?.[locale]?.title === undefined)
        throw new Error(`shell.json: ${name} has no title in ${locale}`)
  return manifest
}

/** Makes the function that finds the page of a path. */
export function shellMatcher(manifest: ShellManifest): (path: string) => ShellMatch {
  const [defaultLocale, ...prefixed] = manifest.locales
  const routes = manifest.routes.map(route => ({ route, ...compile(route) }))
  return full => {
    const locale = prefixed.find(name => full === `/${name}` || full.startsWith(`/${name}/`))
    const path = locale === undefined ? full : full.slice(locale.length + 1) || '/'
    const found = { locale: locale ?? defaultLocale, path }
    for (const { route, expression, names, looks } of routes) {
      const values = expression.exec(path)?.slice(1).map(decode)
      if (values === undefined || !values.every((value, index) => looks[index]?.test(value ?? '') ?? true))
        continue
      const words = wordsOf(route, names, values, found.locale)
      if (words !== undefined)
        return { ...found, status: 200, page: route, words, ...documentOf(route, words) }
    }
    return { ...found, status: 404, page: manifest.notFound, words: {} }
  }
}

const documentOf = ({ document }: ShellRoute, words: Readonly<Record<string, string>>) =>
  document === undefined
    ? {}
    : { document: document.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '') }

/** What finds a route, and what each of its parameters has to look like. */
interface Compiled {
  readonly expression: RegExp
  readonly names: readonly string[]
  readonly looks: readonly (RegExp | undefined)[]
}

function compile({ pattern, shapes = {} }: ShellRoute): Compiled {
  const names: string[] = []
  const source = pattern
    .split(/(:[A-Za-z]+)/)
    .map(part => {
      if (!part.startsWith(':')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      names.push(part.slice(1))
      return '([^/]+?)'
    })
    .join('')
  const looks = names.map(name => {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    return shape === undefined ? undefined : new RegExp(`^(?:${shape})$`)
  })
  return { expression: new RegExp(`^${source}$`), names, looks }
}

function wordsOf(
  { params }: ShellRoute,
  names: readonly string[],
  values: readonly (string | undefined)[],
  locale: string,
): Record<string, string> | undefined {
  const words: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const value = values[index]
    if (value === undefined) return undefined
    const known = params?.[name]
    if (known !== undefined && !Object.hasOwn(known, value)) return undefined
    words[name] = known?.[value]?.[locale] ?? value
  }
  return words
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
