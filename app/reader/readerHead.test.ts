import { pageBrand } from '@souk/design-system/brand/brand.ts'
import type {
  CategoryShape,
  ItemShape,
  PageShape,
} from '@souk/design-system/domain/content/text/contentShape.ts'
import { noLiveData } from '@souk/design-system/domain/content/text/contentShape.ts'
import { contentWords } from '@souk/design-system/locales/__generated__/contentWords.ts'
import { pageWords } from '@souk/design-system/locales/__generated__/pageWords.ts'
import { describe, expect, it } from 'vitest'
import { headTexts, readerHead } from './readerHead.ts'
import type { ReaderPage, ReaderView } from './readerPage.ts'

const shown = {
  title: 'Cats & "coins"',
  description: 'Why <they> wait.',
  locale: 'en',
  isTranslated: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const page: PageShape = {
  ...shown,
  page: 'x',
  version: 1,
  minutes: 1,
  blocks: [],
  legal: null,
  chapters: [],
  topics: [],
}
const item: ItemShape = {
  ...shown,
  code: 'first',
  category: 'safety',
  categoryTitle: 'Safety',
  publishedAt: '2026-11-01T10:00:00.000Z',
  minutes: 1,
  cover: null,
  alt: '',
  blocks: [],
}
const category: CategoryShape = { code: 'safety', title: 'Safety', description: 'How.', items: 1 }
const blog = { kind: 'blog', categories: [], items: [], hasMore: false } as const

const whole = (view: ReaderView, changed: Partial<ReaderPage> = {}): ReaderPage => ({
  view,
  live: noLiveData,
  locale: 'en',
  words: { content: contentWords.en },
  rules: {},
  brand: { ...pageBrand, name: 'Harbor' },
  path: '/x',
  query: '',
  url: '/x',
  ...changed,
})
const headOf = (shownPage: ReaderPage, origin: string | null = 'https://h.example') =>
  readerHead(shownPage, origin)

describe('how a page is called', () => {
  it.each<[string, ReaderView, string, string]>([
    ['a page', { kind: 'info', page }, shown.title, shown.description],
    ['a chapter', { kind: 'chapter', page, chapter: 'x' }, shown.title, shown.description],
    ['an item', { kind: 'item', item, similar: [] }, shown.title, shown.description],
    ['the blog', { ...blog, category: null }, contentWords.en.blog.name, contentWords.en.blog.lead],
    ['a category', { ...blog, category }, 'Safety', 'How.'],
    ['nothing', { kind: 'gone' }, pageWords.en.notFound.title, ''],
  ])('%s', (_, view, title, description) => {
    expect(headTexts(whole(view))).toEqual({ title: `${title} · Harbor`, description })
  })
})

describe('the head', () => {
  it('has texts as text', () => {
    const head = headOf(whole({ kind: 'info', page }))
    expect(head).toContain('<title>Cats &amp; &quot;coins&quot; · Harbor</title>')
    expect(head).toContain('<meta name="description" content="Why &lt;they&gt; wait.">')
    expect(head).toContain('\\u003cthey>')
  })

  it('says of what is not there that it is not to be found, and nothing else', () => {
    expect(headOf(whole({ kind: 'gone' })).split('\n')).toEqual([
      `<title>${pageWords.en.notFound.title} · Harbor</title>`,
      '<meta name="description" content="">',
      '<meta name="robots" content="noindex">',
    ])
  })

  it('names one address, without what a query says', () => {
    const head = headOf(whole({ ...blog, category: null }, { path: '/blog', locale: 'ru' }))
    expect(head).toContain('<link rel="canonical" href="https://h.example/ru/blog">')
    expect(head).toContain('hreflang="x-default" href="https://h.example/blog"')
    expect(headOf(whole({ ...blog, category: null }), null)).not.toMatch(/rel=|og:url|https:\/\/h\./)
  })

  it('says the language of the text, where it is not the page’s', () => {
    const untranslated = { ...item, isTranslated: false }
    const head = headOf(whole({ kind: 'item', item: untranslated, similar: [] }, { locale: 'ru' }))
    expect(head).toContain('"inLanguage":"en"')
  })
})
