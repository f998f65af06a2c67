import { localeTerritory } from '@souk/design-system/format/localeTerritory.ts'
import { locales, type Locale } from '@souk/design-system/format/locale.ts'
import { withLocale } from '../routes/localePrefix.ts'
import { feedPath } from './discovery/feeds.ts'
import { previewPath, previewSize } from './discovery/preview/previewAddress.ts'
import { dataTag } from './dataTag.ts'
import { headOf } from './kinds/kinds.ts'
import type { HeadTexts } from './kinds/kind.ts'
import type { ReaderPage, ReaderView } from './readerPage.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/** What the page is called, and what it says of itself in a sentence. */
export function headTexts(page: ReaderPage): HeadTexts {
  const { title, description } = headOf(page.view).texts(page.view, page)
  return { title: `${title} · ${page.brand.name}`, description }
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`

/**
 * The head of a page: how it is called, where it is, in which languages, how others show it, and what search engines read as data.
 * @param origin null where nobody said which: then nothing is said of addresses
 */
export function readerHead(page: ReaderPage, origin: string | null): string {
  const { view, locale, path, brand } = page
  const head = headOf(view)
  const texts = headTexts(page)
  const address = (to: string, of: Locale = locale) => `${origin ?? ''}${withLocale(of, to)}`
  const lines = [`<title>${escaped(texts.title)}</title>`, meta('description', texts.description)]
  if (head.isHidden?.(view) === true) return [...lines, meta('robots', 'noindex')].join('\n')
  lines.push(
    property('og:type', head.isArticle === true ? 'article' : 'website'),
    property('og:title', texts.title),
    property('og:description', texts.description),
    property('og:site_name', brand.name),
    property('og:locale', localeTerritory(locale)),
    meta('twitter:card', origin === null ? 'summary' : 'summary_large_image'),
  )
  if (origin !== null)
    lines.push(
      `<link rel="canonical" href="${escaped(address(path))}">`,
      ...locales.map(of => `<link rel="alternate" hreflang="${of}" href="${escaped(address(path, of))}">`),
      `<link rel="alternate" hreflang="x-default" href="${escaped(address(path, locales[0]))}">`,
      property('og:url', address(path)),
      property('og:image', `${origin}${previewPath(locale, path)}${editionOf(view)}`),
      property('og:image:width', String(previewSize.width)),
      property('og:image:height', String(previewSize.height)),
      property('og:image:alt', texts.title),
      ...feedsOf(view, page).map(
        ([category, title]) =>
          `<link rel="alternate" type="application/atom+xml" title="${escaped(title)}" href="${escaped(address(feedPath(category)))}">`,
      ),
    )
  const publisher = { '@type': 'Organization', name: brand.name, url: address('/') }
  for (const data of head.data(view, { page, texts, address, publisher })) lines.push(dataTag(data))
  return lines.join('\n')
}

/** Who keeps a picture by its address asks for another once the text is another. */
function editionOf(view: ReaderView): string {
  const page = 'page' in view ? view.page : null
  const text = 'item' in view ? view.item : page
  return text === null ? '' : `?v=${Math.floor(Date.parse(text.updatedAt) / 1000).toString(36)}`
}

/** The feeds that a page of the blog belongs to, by their categories. */
function feedsOf(
  view: ReaderView,
  page: ReaderPage,
): readonly (readonly [category: string | null, title: string])[] {
  if (view.kind === 'item') return [[view.item.category, view.item.categoryTitle]]
  if (view.kind !== 'blog') return []
  return view.category === null
    ? [[null, headOf(view).texts(view, page).title]]
    : [[view.category.code, view.category.title]]
}
