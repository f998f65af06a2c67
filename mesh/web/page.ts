import { type Brand, brandIcon, souk } from '../../brand/brand.ts'
import type { Drawn } from './drawing/drawingBuild.ts'
import { scriptJson } from './scriptJson.ts'
import type { ShellMatch, ShellPreload } from './shell.ts'

/** The themes that a page can be sent in; the first is sent when the visitor chose none. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The theme that the visitor chose, kept in a cookie so that the first paint is right. */
export const themeCookie = 'souk_theme'

export const parseTheme = (value: string | null): Theme => themes.find(theme => theme === value) ?? 'light'

export interface PageOptions {
  readonly match: ShellMatch
  readonly theme: Theme
  /** Where the visitor comes from (ISO 3166), for the app's first choice of a currency; null where nobody knows. */
  readonly country?: string | null
  /** What stands there before the app, where the page was drawn. */
  readonly drawn?: Drawn | null
  /** The locales that the page exists in, the default first. */
  readonly locales: readonly string[]
  /** The origin for links to the other languages; without one there are none. */
  readonly publicOrigin: string | null
}

/** What every page of a host has in common. */
export interface PageFrame {
  /** Whose market it is. */
  readonly brand: Brand
  /** What is said in each language to somebody without JavaScript. */
  readonly noScript?: Readonly<Record<string, string>> | undefined
  /** Where the picture is that others show beside a link to a page. */
  readonly previewPath?: ((locale: string, path: string) => string) | null
}

/**
 * Makes the function that fills the app's `index.html`: language and theme on the root, title, description, preloads and
 * the other languages in the head; what stands there before the app, in the body between `<!-- opening -->` and
 * `<!-- /opening -->`, with the brand's sign and name. The file's own title and description give way.
 */
export function pageRenderer(indexHtml: string, frame: PageFrame): (options: PageOptions) => string {
  const bare = indexHtml
    .replace(/<title>.*?<\/title>\s*/s, '')
    .replace(/<meta\s+name="description"[^>]*>\s*/i, '')
    .replace(/<html[^>]*>/i, root =>
      root.replace(/\s(lang|data-theme)=("[^"]*"|'[^']*'|[^\s>]+)/gi, '').replace(/>$/, ' ROOT>'),
    )
  if (!bare.includes(' ROOT>') || !bare.includes('</head>'))
    throw new Error('index.html has no <html> or no </head>: the pages cannot be made of it')
  const [start = '', rest = ''] = bare.split(' ROOT>', 2)
  const cut = rest.indexOf('</head>')
  // The icon in the page itself: a tab shows it without asking for a file.
  const icon = `data:image/svg+xml,${encodeURIComponent(brandIcon(frame.brand))}`
  const head =
    rest.slice(0, cut).replace('href="/favicon.svg"', () => `href="${icon}"`) + brandTag(frame.brand)
  const bodyOf = openingRenderer(rest.slice(cut), frame)
  const wholeHead = scriptsAfter(head)
  return options => {
    const { match, theme, country = null, drawn = null } = options
    const from = country === null ? '' : ` data-country="${escape(country)}"`
    const root = ` lang="${escape(match.locale)}" data-theme="${theme}"${from}>`
    const own = preloadsOf(options)
    const first = drawn === null ? head : wholeHead(own.filter(isModule).map(({ href }) => href))
    const shown = drawn === null ? own : own.filter(preload => !isModule(preload))
    return `${start}${root}${first}${headOf(options, frame, shown)}${bodyOf(options)}`
  }
}

const isModule = ({ as }: ShellPreload): boolean => as === 'module'

const preloadsOf = ({ match }: PageOptions): readonly ShellPreload[] =>
  (match.page.preloads ?? []).filter(({ locale }) => locale === undefined || locale === match.locale)

/** A page that is whole without scripts is painted first: what is preloaded at other pages is named for `start.js`, which fetches it then. */
function scriptsAfter(head: string): (more: readonly string[]) => string {
  const preload = /<link rel="modulepreload"[^>]*?href="([^"]*)"[^>]*>\s*/g
  const always = [...head.matchAll(preload)].map(([, href = '']) => href)
  const [before = '', after] = head.replace(preload, '').split(' data-modules=', 2)
  if (after === undefined) return () => head
  return more => `${before} data-preloads="${escape([...always, ...more].join(' '))}" data-modules=${after}`
}

/** Text of the page, with what its placeholders stand for, safe to put into HTML. */
const filled = (text: string, { words }: ShellMatch, { brand }: PageFrame): string =>
  escape(
    text.replace(/\{(\w+)\}/g, (all, name: string) => (name === 'brand' ? brand.name : (words[name] ?? all))),
  )

/** Tells the app of an operator's brand: it was built with Souk's. */
const brandTag = (brand: Brand): string =>
  brand === souk ? '' : `<meta name="souk-brand" content="${escape(JSON.stringify(brand))}">\n`

function openingRenderer(body: string, frame: PageFrame): (options: PageOptions) => string {
  const { brand, noScript = {} } = frame
  const sign = brandIcon(brand).replace('<svg ', '<svg aria-hidden="true" ')
  const signed = body.replace('<!-- sign -->', () => sign).replace('<!-- brand -->', () => escape(brand.name))
  const [before = '', inside, after] = signed.split(/<!-- \/?opening -->/)
  if (inside === undefined || after === undefined) return () => signed
  return ({ match, drawn = null }) => {
    if (drawn !== null) return (before + drawn.html + after).replace('</body>', () => answersTag(drawn))
    const { opening = 'none', texts } = match.page
    if (opening === 'none') return before.trimEnd() + after.trimStart()
    const { heading = '', description = '' } = texts[match.locale] ?? {}
    const said =
      opening === 'bar'
        ? ''
        : `<h1>${filled(heading, match, frame)}</h1><p>${filled(description, match, frame)}</p>`
    const without = filled(noScript[match.locale] ?? '', match, frame)
    const shown = inside
      .replace('<!-- opening texts -->', () => said)
      .replace('<!-- no script -->', () => without)
    return before + shown + after
  }
}

const answersTag = ({ answers }: Drawn): string =>
  `<script type="application/json" id="answers">${scriptJson(answers)}</script></body>`

/** What an installed application is made of; in each language under its prefix. */
export const manifestPath = '/app.webmanifest'

function headOf(
  { match, drawn = null, locales, publicOrigin }: PageOptions,
  frame: PageFrame,
  preloads: readonly ShellPreload[],
): string {
  const texts = match.page.texts[match.locale]
  // Nor are its other languages: the address of such a page may hold what is meant for one reader.
  const isForSearch = match.page.noindex !== true && match.status === 200
  const parts = [
    `<title>${filled(texts?.title ?? '', match, frame)}</title>`,
    `<meta name="description" content="${filled(texts?.description ?? '', match, frame)}">`,
    `<link rel="manifest" href="${match.locale === locales[0] ? '' : `/${match.locale}`}${manifestPath}">`,
    ...(isForSearch ? [] : ['<meta name="robots" content="noindex">']),
    ...preloads.map(preloadTag),
    ...(isForSearch && publicOrigin !== null ? alternates(match, locales, publicOrigin) : []),
    ...(isForSearch && publicOrigin !== null ? shared(match, publicOrigin, frame) : []),
    ...(drawn === null ? [] : [drawn.head]),
  ]
  return `${parts.join('\n')}\n`
}

/** How others show a link to the page (Open Graph). */
function shared(match: ShellMatch, origin: string, frame: PageFrame): string[] {
  const { locale, path, page } = match
  const { title = '', description = '' } = page.texts[locale] ?? {}
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escape(content)}">`
  const said = [
    property('type', 'website'),
    `<meta property="og:title" content="${filled(title, match, frame)}">`,
    `<meta property="og:description" content="${filled(description, match, frame)}">`,
    property('site_name', frame.brand.name),
  ]
  if (frame.previewPath == null) return [...said, '<meta name="twitter:card" content="summary">']
  return [
    ...said,
    property('image', origin + frame.previewPath(locale, path)),
    property('image:width', '1200'),
    property('image:height', '630'),
    `<meta property="og:image:alt" content="${filled(title, match, frame)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

function preloadTag({ href, as, type }: ShellPreload): string {
  // After the styles and the font, with which the first picture is painted.
  if (as === 'module')
    return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escape(href)}">`
  const kind = type === undefined ? '' : ` type="${escape(type)}"`
  const crossOrigin = as === 'font' || as === 'fetch' ? ' crossorigin' : ''
  return `<link rel="preload" as="${as}"${kind}${crossOrigin} href="${escape(href)}">`
}

/** The page's own address, and that of each language. */
function alternates({ path, locale: own }: ShellMatch, locales: readonly string[], origin: string): string[] {
  const address = (locale: string) => {
    const prefix = locale === locales[0] ? '' : `/${locale}`
    return escape(`${origin}${prefix}${path === '/' && prefix !== '' ? '' : path}`)
  }
  return [
    `<link rel="canonical" href="${address(own)}">`,
    ...locales.map(locale => `<link rel="alternate" hreflang="${escape(locale)}" href="${address(locale)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address(locales[0] ?? own)}">`,
  ]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
