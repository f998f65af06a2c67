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
  /** The locales that the page exists in, the default first. */
  readonly locales: readonly string[]
  /** The origin for links to the other languages; without one there are none. */
  readonly publicOrigin: string | null
}

/**
 * Makes the function that fills the app's `index.html`: language and theme on the root, title, description, preloads and
 * the other languages in the head; what stands there before the app, in the body between `<!-- opening -->` and
 * `<!-- /opening -->`. The file's own title and description give way.
 */
export function pageRenderer(indexHtml: string): (options: PageOptions) => string {
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
  const head = rest.slice(0, cut)
  const bodyOf = openingRenderer(rest.slice(cut))
  return options => {
    const { match, theme } = options
    const root = ` lang="${escape(match.locale)}" data-theme="${theme}">`
    return `${start}${root}${head}${headOf(options)}${bodyOf(options.match)}`
  }
}

/** Text of the page, with what its placeholders stand for, safe to put into HTML. */
const filled = (text: string, { words }: ShellMatch): string =>
  escape(text.replace(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all))

function openingRenderer(body: string): (match: ShellMatch) => string {
  const [before = '', inside, after] = body.split(/<!-- \/?opening -->/)
  if (inside === undefined || after === undefined) return () => body
  return match => {
    const { opening = 'none', texts } = match.page
    if (opening === 'none') return before.trimEnd() + after.trimStart()
    const { heading = '', description = '' } = texts[match.locale] ?? {}
    const said =
      opening === 'bar' ? '' : `<h1>${filled(heading, match)}</h1><p>${filled(description, match)}</p>`
    return before + inside.replace('<!-- opening texts -->', () => said) + after
  }
}

function headOf({ match, locales, publicOrigin }: PageOptions): string {
  const texts = match.page.texts[match.locale]
  // Nor are its other languages: the address of such a page may hold what is meant for one reader.
  const isForSearch = match.page.noindex !== true && match.status === 200
  const parts = [
    `<title>${filled(texts?.title ?? '', match)}</title>`,
    `<meta name="description" content="${filled(texts?.description ?? '', match)}">`,
    ...(isForSearch ? [] : ['<meta name="robots" content="noindex">']),
    ...(match.page.preloads ?? [])
      .filter(({ locale }) => locale === undefined || locale === match.locale)
      .map(preloadTag),
    ...(isForSearch && publicOrigin !== null ? alternates(match.path, locales, publicOrigin) : []),
  ]
  return `${parts.join('\n')}\n`
}

function preloadTag({ href, as, type }: ShellPreload): string {
  // After the styles and the font, with which the first picture is painted.
  if (as === 'module')
    return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escape(href)}">`
  const kind = type === undefined ? '' : ` type="${escape(type)}"`
  const crossOrigin = as === 'font' || as === 'fetch' ? ' crossorigin' : ''
  return `<link rel="preload" as="${as}"${kind}${crossOrigin} href="${escape(href)}">`
}

const alternates = (path: string, locales: readonly string[], origin: string): string[] =>
  locales.map((locale, index) => {
    const prefix = index === 0 ? '' : `/${locale}`
    const address = `${origin}${prefix}${path === '/' && prefix !== '' ? '' : path}`
    return `<link rel="alternate" hreflang="${escape(locale)}" href="${escape(address)}">`
  })

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
