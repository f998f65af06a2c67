import type { PageShape } from '@souk/design-system/domain/content/contentShape.ts'
import { plainText, type Block } from '@souk/design-system/domain/content/contentTree.ts'
import { localeTerritory } from '@souk/design-system/format/localeTerritory.ts'
import { locales, type Locale } from '@souk/design-system/format/locale.ts'
import { withLocale } from '../address/localePrefix.ts'
import { readingPaths } from '../reading/readingPaths.ts'
import type { ReaderPage } from './readerPage.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
const json = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

type Read = Pick<PageShape, 'title' | 'locale' | 'updatedAt'>

interface HeadTexts {
  readonly title: string
  readonly description: string
}

/** What the page is called, and what it says of itself in a sentence. */
export function headTexts(
  { view, brand }: ReaderPage,
  texts: { readonly blog: HeadTexts; readonly gone: string },
): HeadTexts {
  const named = ({ title, description }: HeadTexts) => ({ title: `${title} · ${brand.name}`, description })
  switch (view.kind) {
    case 'gone':
      return named({ title: texts.gone, description: '' })
    case 'blog':
      return named(view.category ?? texts.blog)
    case 'item':
      return named(view.item)
    default:
      return named(view.page)
  }
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`

/**
 * The head of a page: how it is called, where it is, in which languages, how others show it, and what search engines read as data.
 * @param origin null where nobody said which: then nothing is said of addresses
 */
export function readerHead(page: ReaderPage, texts: HeadTexts, origin: string | null): string {
  const { view, locale, path, brand } = page
  const isThere = view.kind !== 'gone'
  const address = (to: string, of: Locale = locale) => `${origin ?? ''}${withLocale(of, to)}`
  const lines = [`<title>${escaped(texts.title)}</title>`, meta('description', texts.description)]
  if (!isThere) return [...lines, meta('robots', 'noindex')].join('\n')
  lines.push(
    property('og:type', view.kind === 'item' ? 'article' : 'website'),
    property('og:title', texts.title),
    property('og:description', texts.description),
    property('og:site_name', brand.name),
    property('og:locale', localeTerritory(locale)),
    meta('twitter:card', 'summary'),
  )
  if (origin !== null)
    lines.push(
      `<link rel="canonical" href="${escaped(address(path))}">`,
      ...locales.map(of => `<link rel="alternate" hreflang="${of}" href="${escaped(address(path, of))}">`),
      `<link rel="alternate" hreflang="x-default" href="${escaped(address(path, locales[0]))}">`,
      property('og:url', address(path)),
    )
  for (const data of structuredData(page, texts, address))
    lines.push(
      `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...data })}</script>`,
    )
  return lines.join('\n')
}

/** What there is, in the words of schema.org. */
function structuredData(
  { view, locale, brand, path }: ReaderPage,
  { title, description }: HeadTexts,
  address: (path: string) => string,
): readonly object[] {
  const publisher = { '@type': 'Organization', name: brand.name, url: address('/') }
  const trail = (steps: readonly (readonly [string, string])[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(to),
    })),
  })
  const article = (type: string, one: Read & { publishedAt?: string }) => ({
    '@type': type,
    headline: one.title,
    description,
    // Of the text, which is not always the reader's.
    inLanguage: one.locale,
    dateModified: one.updatedAt,
    datePublished: one.publishedAt ?? one.updatedAt,
    mainEntityOfPage: address(path),
    author: publisher,
    publisher,
  })
  switch (view.kind) {
    case 'item':
      return [
        article('BlogPosting', view.item),
        trail([
          [view.item.categoryTitle, readingPaths.blogCategory(view.item.category)],
          [view.item.title, path],
        ]),
      ]
    case 'chapter':
      return [article('TechArticle', view.page)]
    case 'faq':
      return [
        {
          '@type': 'FAQPage',
          inLanguage: view.page.locale,
          mainEntity: view.page.topics.flatMap(({ questions }) =>
            questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
            })),
          ),
        },
      ]
    case 'blog':
      return [
        { '@type': 'Blog', name: title, description, inLanguage: locale, url: address(path), publisher },
      ]
    case 'gone':
      return []
    default:
      return [
        {
          '@type': 'WebPage',
          name: title,
          description,
          inLanguage: view.page.locale,
          url: address(path),
          publisher,
        },
      ]
  }
}

/** What an answer says, in one line. */
function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block): string[] => {
      if ('text' in block) return [plainText(block.text)]
      if (block.kind === 'list' || block.kind === 'steps') return block.items.map(textOf)
      return block.kind === 'quote' || block.kind === 'notice' ? [textOf(block.blocks)] : []
    })
    .join(' ')
}
