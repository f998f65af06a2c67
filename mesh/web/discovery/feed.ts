import type { Brand } from '../../../brand/brand.ts'
import type { AskPublicly } from './publicAnswer.ts'
import type { DiscoveryBuild, Feed } from './discoveryBuild.ts'
import { absolute, xml, xmlHead } from './xml.ts'

/** So many items are in a feed: a reader that asks once a week misses none. */
const itemsShown = 30

interface Card {
  readonly url_code: string
  readonly category_url_code: string
  readonly category_title: string
  readonly title: string
  readonly description: string
  readonly locale: string
  readonly published_at: string
  readonly updated_at: string
}

/** What a feed is made with. */
export interface FeedMaking {
  readonly build: Pick<DiscoveryBuild, 'documentPath' | 'withLocale'>
  readonly ask: AskPublicly
  readonly brand: Brand
  readonly origin: string
}

/** A feed as Atom (RFC 4287); null where there is no such category. */
export async function feedText(feed: Feed, making: FeedMaking): Promise<string | null> {
  const { ask } = making
  const { locale, category } = feed
  const of = category === null ? '' : `&category=${category}`
  const [list, about] = await Promise.all([
    ask<{ items: readonly Card[] }>(`/v1/blog_items?limit=${itemsShown}${of}`, locale),
    category === null
      ? { title: feed.title, description: feed.subtitle }
      : ask<{ title: string; description: string }>(`/v1/blog_categories/${category}`, locale),
  ])
  return list === null || about === null ? null : written(feed, about, list.items, making)
}

function written(
  feed: Feed,
  about: { readonly title: string; readonly description: string },
  items: readonly Card[],
  { build, brand, origin }: FeedMaking,
): string {
  const address = (path: string) => xml(absolute(origin, path))
  const entry = (item: Card) => {
    const path = build.documentPath('item', item.url_code, item.category_url_code) ?? feed.page
    const link = address(build.withLocale(feed.locale, path))
    return [
      // The language of the text, which is not always the feed's.
      `<entry xml:lang="${xml(item.locale)}">`,
      `<id>${link}</id>`,
      `<title>${xml(item.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${link}"/>`,
      `<published>${xml(item.published_at)}</published>`,
      `<updated>${xml(item.updated_at)}</updated>`,
      `<category term="${xml(item.category_url_code)}" label="${xml(item.category_title)}"/>`,
      `<summary>${xml(item.description)}</summary>`,
      '</entry>',
    ].join('')
  }
  // A feed always says when it changed last: one without items never did.
  const updated = items
    .map(item => item.updated_at)
    .reduce((last, at) => (at > last ? at : last), '1970-01-01T00:00:00.000Z')
  return [
    xmlHead.trimEnd(),
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.locale)}">`,
    `<id>${address(feed.address)}</id>`,
    `<title>${xml(`${about.title} · ${brand.name}`)}</title>`,
    ...(about.description === '' ? [] : [`<subtitle>${xml(about.description)}</subtitle>`]),
    `<link rel="self" type="application/atom+xml" href="${address(feed.address)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(feed.page)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xml(brand.name)}</name></author>`,
    ...items.map(entry),
    '</feed>',
    '',
  ].join('\n')
}
