import { describe, expect, it } from 'vitest'
import { souk } from '../../../brand/brand.ts'
import { openReaderSite } from '../../../tests/support/mesh/readerSite.ts'
import { answerReading } from '../../../tests/support/mesh/readerAnswers.ts'
import { discoveryBuild } from '../../../tests/support/mesh/discoverySite.ts'
import { index, manifest } from '../../../tests/support/mesh/webSite.ts'
import { pageRenderer } from '../page.ts'
import { shellMatcher } from '../shell.ts'
import type { PreviewBuild } from './previewBuild.ts'

const { previewPath } = discoveryBuild as unknown as PreviewBuild
const origin = 'https://souk.example'
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe('the head of a page of the app', () => {
  const render = pageRenderer(index, { brand: souk, previewPath })
  const head = (path: string, publicOrigin: string | null = origin) =>
    render({ match: shellMatcher(manifest)(path), theme: 'light', locales: manifest.locales, publicOrigin })

  it('says how others show it', () => {
    const html = head('/ru/buy-bitcoin')
    expect(contentOf(html, 'og:title')).toBe('Buy биткойн | Souk по-русски')
    expect(contentOf(html, 'og:description')).toBe('Buy биткойн по-русски.')
    expect(contentOf(html, 'og:image')).toBe(`${origin}/preview/ru/buy-bitcoin.png`)
    expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1200', '630'])
    expect(contentOf(html, 'og:image:alt')).toBe('Buy биткойн | Souk по-русски')
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
  })

  it('shows the market’s own picture where there is none of the page', () => {
    expect(contentOf(head('/user/harbor'), 'og:image')).toBe(`${origin}/preview/en/index.png`)
    expect(contentOf(head('/'), 'og:image')).toBe(`${origin}/preview/en/index.png`)
  })

  it.each([
    ['a private page', '/wallet', origin],
    ['a page that is not there', '/nothing-1', origin],
    ['a place without an origin', '/buy', null],
  ])('says nothing of it for %s', (_, path, publicOrigin) => {
    expect(head(path, publicOrigin)).not.toMatch(/og:|twitter:/)
  })
})

describe('the head of a page to read', () => {
  it('names its picture, anew with each edition, and the feed of the blog', async () => {
    const site = await openReaderSite()
    try {
      answerReading(site.server)
      const heads: string[] = []
      // One after the other: the first rendering of all is long on a busy machine.
      for (const path of ['/guide', '/ru/blog', '/blog/safety', '/blog/safety/item-1'])
        heads.push((await site.get(path)).html)
      expect(heads.map(html => contentOf(html, 'og:image')?.replace(/\?v=\w+$/, '?v='))).toEqual([
        `${origin}/preview/en/guide.png?v=`,
        `${origin}/preview/ru/blog.png`,
        `${origin}/preview/en/blog/safety.png`,
        `${origin}/preview/en/blog/safety/item-1.png?v=`,
      ])
      expect(heads.map(html => contentOf(html, 'twitter:card'))).toEqual(
        heads.map(() => 'summary_large_image'),
      )
      const feeds = heads.map(html =>
        /type="application\/atom\+xml" title="([^"]+)" href="([^"]+)"/.exec(html),
      )
      expect(feeds.map(found => found?.[2])).toEqual([
        undefined,
        `${origin}/ru/blog/feed.xml`,
        `${origin}/blog/safety/feed.xml`,
        `${origin}/blog/safety/feed.xml`,
      ])
    } finally {
      await site.close()
    }
  })
})
