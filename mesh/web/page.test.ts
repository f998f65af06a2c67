import { expect, it } from 'vitest'
import { souk } from '../../brand/brand.ts'
import { pageRenderer } from './page.ts'

const index = `<!doctype html><html lang="en"><head><title></title>
<link rel="modulepreload" crossorigin href="/assets/index-1.js"><script defer src="/start.js" data-modules="/assets/vendor-1.js /assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
<link rel="stylesheet" href="/assets/index-1.css"></head>
<body><div id="root"><!-- opening --><!-- opening texts --><!-- no script --><!-- /opening --></div></body></html>`
const render = pageRenderer(index, { brand: souk })
const match = {
  status: 200 as const,
  locale: 'ru',
  path: '/buy',
  words: {},
  page: {
    texts: { ru: { title: 'Купить', description: '' } },
    preloads: [
      { as: 'module' as const, href: '/assets/Search-1.js' },
      { as: 'module' as const, href: '/assets/words-1.js', locale: 'ru' },
      { as: 'module' as const, href: '/assets/english-1.js', locale: 'en' },
      { as: 'font' as const, href: '/assets/font-1.woff2' },
    ],
  },
}
const drawn = { status: 200 as const, isHidden: false, html: '<h1>Купить</h1>', head: '', answers: [] }
const options = { match, theme: 'light' as const, locales: ['en', 'ru'], publicOrigin: null }
const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]*)"/g)].map(([, href]) => href)

it('has the scripts of a page fetched at once', () => {
  const html = render(options)
  expect(preloaded(html)).toEqual([
    '/assets/index-1.js',
    '/assets/vendor-1.js',
    '/assets/Search-1.js',
    '/assets/words-1.js',
  ])
  expect(html).not.toContain('data-preloads')
})

it('has those of a page that is whole already fetched once it is painted, and its styles and font before', () => {
  const html = render({ ...options, drawn })
  expect(preloaded(html)).toEqual([])
  expect(html).toContain(
    ' data-preloads="/assets/index-1.js /assets/vendor-1.js /assets/Search-1.js /assets/words-1.js" data-modules="/assets/vendor-1.js /assets/index-1.js">',
  )
  expect(html).toContain('<link rel="stylesheet" href="/assets/index-1.css">')
  expect(html).toContain('<link rel="preload" as="font" crossorigin href="/assets/font-1.woff2">')
})
