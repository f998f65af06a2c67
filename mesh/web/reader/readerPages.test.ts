import { describe, expect, it } from 'vitest'
import type { Block } from '../../../design-system/domain/content/text/contentTree.ts'
import {
  cardAnswer,
  coinPages,
  itemAnswer,
  pageAnswer,
  wordPages,
} from '../../../tests/support/mesh/readerAnswers.ts'
import { readerOrigin } from '../../../tests/support/mesh/readerSite.ts'
import { suiteReaderSite } from '../../../tests/support/mesh/suiteReaderSite.ts'

const site = await suiteReaderSite()
const unnamed = await suiteReaderSite(null)

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
const stateOf = (html: string): unknown => JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

/** Every kind of page, with its type in the words of schema.org. */
const kinds = [
  ['/guide', 'WebPage', 'A title'],
  ['/guide/first-purchase', 'TechArticle', 'A title'],
  ['/faq', 'FAQPage', 'A title'],
  ['/blog', 'Blog', 'Blog'],
  ['/blog/safety', 'Blog', 'Safety'],
  ['/blog/safety/item-1', 'BlogPosting', 'Item item-1'],
  ['/nigeria', 'WebPage', 'A title'],
  ...Object.keys(coinPages).map(path => [path, 'WebPage', 'A title'] as const),
  ...Object.keys(wordPages).map(path => [path, 'WebPage', 'A title'] as const),
] as const

describe.each(kinds)('%s', (path, type, title) => {
  it('is whole without scripts, and says what it is', async () => {
    const { status, html } = await site.get(path)
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" data-theme="light">\n<head>\n/)
    expect(html).toMatch(/<\/script><\/body>\n<\/html>\n$/)
    expect(html).toContain(`<title>${title} · Souk</title>`)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(/\{\{|undefined|\[object/.exec(html.replace(/id="state">.*/s, ''))?.[0]).toBeUndefined()
    expect(metaOf(html, 'description')).not.toBe('')
    expect(metaOf(html, 'robots')).toBeUndefined()
    expect(metaOf(html, 'og:title')).toBe(`${title} · Souk`)
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'))
    expect(metaOf(html, 'og:type')).toBe(type === 'BlogPosting' ? 'article' : 'website')
    expect(metaOf(html, 'og:site_name')).toBe('Souk')
    expect(dataOf(html)[0]).toMatchObject({ '@context': 'https://schema.org', '@type': type })
    expect(stateOf(html)).toMatchObject({ locale: 'en', path })
    expect([...html.matchAll(/as="font" [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/assets/reader/plex-sans-latin-12345678.woff2',
    ])
    // Once it is painted: it is whole without.
    expect(html).not.toMatch(/<script type="module"|modulepreload/)
    expect(html).toMatch(/<script defer src="\/start\.js" [^>]*data-modules="\/assets\/reader\/main-1\.js">/)
  })

  it('says where it is, in each language', async () => {
    const russian = path.startsWith('/ru') ? path : `/ru${path}`
    const { html } = await site.get(russian)
    expect(html).toContain('<html lang="ru"')
    const links = [
      ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g),
    ]
    expect(links.map(([, rel, lang, href]) => [rel, lang, href])).toEqual([
      ['canonical', undefined, readerOrigin + russian],
      ['alternate', 'en', readerOrigin + path],
      ['alternate', 'ru', readerOrigin + russian],
      ['alternate', 'x-default', readerOrigin + path],
    ])
    expect(metaOf(html, 'og:url')).toBe(readerOrigin + russian)
  })

  it('says nothing of it where nobody said the origin', async () => {
    const { status, html } = await unnamed.get(path)
    expect(status).toBe(200)
    expect(html).not.toMatch(/rel="(canonical|alternate)"|og:url/)
    expect(dataOf(html).length).toBeGreaterThan(0)
  })

  it('leads on in its language', async () => {
    const { html } = await site.get(`/ru${path}`)
    const others = linksOf(html).filter(
      href => href.startsWith('/') && href !== '/ru' && !href.startsWith('/ru/'),
    )
    // Only the English page itself, over and under the text, and what is the same in every language.
    expect([...new Set(others)].filter(href => !/^\/(api|docs)(\/|$)/.test(href))).toEqual([path])
    expect(linksOf(html).length).toBeGreaterThan(20)
  })
})

describe('what is not there', () => {
  it.each([
    '/guide/nothing',
    '/ru/guide/nothing',
    '/blog/nothing',
    '/blog/safety/nothing',
    '/blog/rules/item-1',
    '/blog?before=nothing',
  ])('%s is a page that says so, and is not found by a search', async path => {
    if (path.includes('before')) site.server.reply('GET /api/v1/blog_items', { code: 'not_found' }, 404)
    if (path === '/blog/nothing') site.server.reply('GET /api/v1/blog_items', { code: 'not_found' }, 404)
    const { status, headers, html } = await site.get(path)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(html).not.toMatch(/rel="(canonical|alternate)"|ld\+json/)
    expect(html).toMatch(
      path.startsWith('/ru') ? /<h1[^>]*>Здесь нет такого текста/ : /<h1[^>]*>This text is not here/,
    )
    const prefix = path.startsWith('/ru') ? '/ru' : ''
    expect(linksOf(html)).toContain(`${prefix}/faq`)
  })
})

describe('what the pages say', () => {
  it('shows a part of the product in both themes and formats, with its words and its room', async () => {
    const screen: Block = {
      kind: 'screen',
      picture: 'story:release',
      alt: 'The question before a release',
      caption: 'Look into your bank first.',
      light: '/assets/figures/release.en.light-1a2b3c4d5e6f',
      dark: '/assets/figures/release.en.dark-6f5e4d3c2b1a',
      width: 400,
      height: 480,
    }
    const blocks: readonly Block[] = [screen, { kind: 'paragraph', text: ['After it.'] }]
    const answer = pageAnswer('guide-first-purchase', {}, blocks)
    site.server.reply('GET /api/v1/pages/guide-first-purchase', answer)
    const { html } = await site.get('/guide/first-purchase')
    const pictures = [...html.matchAll(/<picture data-shown="(light|dark)">(.*?)<\/picture>/gs)]
    expect(pictures.map(([, theme]) => theme)).toEqual(['light', 'dark'])
    for (const [, theme, inner = ''] of pictures) {
      const src = theme === 'dark' ? screen.dark : screen.light
      expect(inner).toContain(`type="image/avif" srcSet="${src}.avif"`)
      expect(inner).toContain(`src="${src}.webp"`)
      expect(inner).toContain('width="400" height="480" alt="The question before a release" loading="lazy"')
    }
    expect(html).toContain('<figcaption>Look into your bank first.</figcaption>')
  })

  it('is all that the server has of a legal text, with its other versions', async () => {
    const { html } = await site.get('/privacy')
    expect(linksOf(html).filter(href => href.includes('version'))).toEqual(['?version=1'])
  })

  it('is every answer of the questions, folded, and the same as data', async () => {
    const { html } = await site.get('/faq')
    expect(html).toMatch(/<details id="receipt"[^>]*>.*Is a receipt proof\?.*Look at your bank\./s)
    expect(dataOf(html)[0]?.['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'What is escrow?',
        acceptedAnswer: { '@type': 'Answer', text: 'Coins wait.' },
      },
      {
        '@type': 'Question',
        name: 'Is a receipt proof?',
        acceptedAnswer: { '@type': 'Answer', text: 'No. Look at your bank.' },
      },
    ])
  })

  it('goes on where a list goes on, in the same category', async () => {
    const { html } = await site.get('/ru/blog/safety')
    expect(linksOf(html)).toContain('/ru/blog/safety?before=item-13')
    site.server.reply('GET /api/v1/blog_items', { items: [cardAnswer('last')], has_more: false })
    const older = linksOf((await site.get('/ru/blog/safety?before=item-13')).html)
    // The same place in the other language, and nothing behind the last.
    expect(older).toContain('/blog/safety?before=item-13')
    expect(older.join()).not.toContain('before=last')
  })

  it('is said to be in the language that it is in', async () => {
    site.server.reply('GET /api/v1/blog_items/item-1', itemAnswer('item-1', { is_translated: false }))
    const { html } = await site.get('/ru/blog/safety/item-1')
    expect(dataOf(html)[0]).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'en' })
    expect(html).toContain('<html lang="ru"')
  })
})

describe('texts that would break out of their place', () => {
  const hostile = `"></title></script><script>alert(1)</script><!-- ' & <img src=x onerror=alert(2)>`
  const blocks: readonly Block[] = [
    { kind: 'heading', level: 2, id: 'x', text: [hostile] },
    { kind: 'paragraph', text: [hostile, { kind: 'link', href: '/faq', text: [hostile] }] },
    { kind: 'code', code: hostile },
    { kind: 'table', head: [[hostile]], rows: [[[hostile]]] },
  ]
  const said = { title: hostile, description: hostile }

  it.each([
    '/guide',
    '/guide/first-purchase',
    '/faq',
    '/about-us',
    '/blog',
    '/blog/safety',
    '/blog/safety/item-1',
    '/calculator/bitcoin',
    '/crypto-wallet/bitcoin',
  ])('do not, at %s', async path => {
    const question = { code: 'q', question: hostile, tree: JSON.stringify(blocks) }
    const topics = [{ code: 't', title: hostile, questions: [question] }]
    for (const page of ['guide', 'guide-first-purchase', 'about-us', 'faq', ...Object.values(coinPages)])
      site.server.reply(
        `GET /api/v1/pages/${page}`,
        pageAnswer(page, { ...said, ...(page === 'faq' ? { topics } : {}) }, blocks),
      )
    const category = { url_code: 'safety', items: 1, ...said }
    site.server.reply('GET /api/v1/blog_categories', { items: [category] })
    site.server.reply('GET /api/v1/blog_categories/safety', category)
    const card = cardAnswer('item-1', { ...said, category_title: hostile, alt: hostile })
    site.server.reply('GET /api/v1/blog_items', { items: [card], has_more: false })
    site.server.reply('GET /api/v1/blog_items/item-1', itemAnswer('item-1', { ...card, ...said }, blocks))
    const plain = await unnamed.get(path)
    const { status, html } = await site.get(path)
    expect(status).toBe(200)
    expect(html).not.toMatch(/<script>|<img|<!--(?! )|<!-- '/)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    expect(html.match(/<script/g)).toHaveLength(plain.html.match(/<script/g)?.length ?? 0)
    expect(html.match(/<\/script/g)).toHaveLength(html.match(/<script/g)?.length ?? 0)
    expect(dataOf(html).length).toBeGreaterThan(0)
    expect(JSON.stringify(stateOf(html))).toContain(JSON.stringify(hostile).slice(1, -1))
  })

  it('do not by an address either', async () => {
    const { status, html } = await site.get(`/guide/${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(status).toBe(404)
    expect(html).not.toContain('<script>')
  })
})
