import { createElement } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { addWordBundle, createI18n } from '../../../locales/createI18n.ts'
import { WordsContext, wordsOf } from '../../../locales/words.ts'
import type { Words } from '../../../locales/words.ts'
import { FooterTrade } from '../footer/FooterTrade.tsx'
import { footerGroups, withHrefs } from '../footer/footerShape.ts'
import type { FooterLinks } from '../footer/footerShape.ts'
import { BlogView } from '../../content/text/blog/BlogView.tsx'
import { ItemView } from '../../content/text/blog/ItemView.tsx'
import type { ItemShape } from '../../content/text/contentShape.ts'
import { ReaderFrame } from './ReaderFrame.tsx'

const item: ItemShape = {
  code: 'first',
  category: 'safety',
  categoryTitle: 'Safety',
  title: 'A first item',
  description: 'What it is about.',
  locale: 'en',
  isTranslated: true,
  publishedAt: '2026-03-05T23:30:00Z',
  updatedAt: '2026-03-05T23:30:00Z',
  minutes: 3,
  cover: 'lock',
  alt: 'A closed padlock.',
  blocks: [],
}
const hrefs = {
  blog: '/blog',
  guide: '/guide',
  category: (code: string) => `/blog/${code}`,
  item: ({ category, code }: Pick<ItemShape, 'category' | 'code'>) => `/blog/${category}/${code}`,
}
const list = {
  categories: [{ code: 'safety', title: 'Safety', description: '', items: 1 }],
  items: [item],
  moreHref: '/blog?before=first',
}
const places = Object.values(footerGroups).flat()
const links = {
  bar: {
    home: '/',
    buy: '/buy',
    sell: '/sell',
    swap: '/swap',
    business: '/b',
    learn: '/guide',
    logIn: '/in',
    signUp: '/up',
  },
  footer: {
    home: '/',
    coins: [{ code: 'BTC', buy: '/buy-bitcoin', sell: '/sell-bitcoin' }],
    swap: '/swap',
    places: Object.fromEntries(places.map(place => [place, `/${place}`])) as FooterLinks['places'],
  },
}

let words: Words
beforeAll(async () => {
  const i18n = await createI18n('en')
  await addWordBundle(i18n, 'en', 'content')
  words = wordsOf(i18n)
})

const locales = [
  { locale: 'en', href: '/blog' },
  { locale: 'ru', href: '/ru/blog' },
] as const
function rendered(children: ReactNode): string {
  const hrefOf = (path: string) => `/x${path}`
  const trade = createElement(FooterTrade, withHrefs(links.footer, hrefOf))
  const frame = { links, trade, locales, hrefOf, children }
  return renderToString(createElement(WordsContext, { value: words }, createElement(ReaderFrame, frame)))
}

it('renders the blog on a server, complete without scripts', () => {
  const html = rendered(
    createElement(BlogView, { content: { status: 'ready', value: list, isStale: false }, hrefs }),
  )
  expect(html).toContain('href="/blog/safety/first"')
  expect(html).toContain('href="/blog?before=first"')
  expect(html).toContain('aria-label="A closed padlock."')
  expect(html).toContain('hrefLang="ru"')
  // The frame's own addresses are in the language of the page.
  expect(html).toContain('href="/x/buy-bitcoin"')
  expect(html).not.toContain('href="/buy-bitcoin"')
})

it('renders an item on a server, with a day that is the same everywhere', () => {
  const props: ComponentProps<typeof ItemView> = {
    content: { status: 'ready', value: item, isStale: false },
    similar: [],
    url: 'https://souk.example/blog/safety/first',
    hrefs,
    children: 'The text itself.',
  }
  const html = rendered(createElement(ItemView, props))
  expect(html).toContain('Mar 05 2026')
  expect(html).toContain('The text itself.')
  expect(html).toContain('<main id="main"')
})
