import { createHash } from 'node:crypto'
import type { Brand } from '../../../brand/brand.ts'
import type { Door, Visit } from '../../gateway/doors/door.ts'
import { type RestClient, ServerSilent } from '../../upstream/restClient.ts'
import { acceptedEncoding, compress } from '../compression.ts'
import { shortCache } from '../shortCache.ts'
import { securityHeaders } from '../securityHeaders.ts'
import { sendContent } from '../sendContent.ts'
import { askPublicly } from './publicAnswer.ts'
import type { DiscoveryBuild } from './discoveryBuild.ts'
import { feedText } from './feed.ts'
import { robotsText } from './robots.ts'
import { sitemapFileAt, sitemapIndex } from './sitemap.ts'
import { sitemapFiles } from './sitemapFiles.ts'

export interface DiscoveryOptions {
  readonly build: DiscoveryBuild
  readonly rest: Pick<RestClient, 'call'>
  readonly brand: Brand
  /** Null where nobody said it: then there are no sitemap and no feeds, because these are made of whole addresses. */
  readonly publicOrigin: string | null
  readonly newRequestId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A reader of feeds asks more often than anything is written. */
const keptMilliseconds = 30_000
const mostFeeds = 50

const types = {
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  feed: 'application/atom+xml; charset=utf-8',
} as const

/** What search engines and readers of feeds ask for: `robots.txt`, the sitemap, and the feeds of the blog. */
export function discoveryDoor(options: DiscoveryOptions): Door {
  const { build, rest, brand, publicOrigin, newRequestId, now } = options
  const ask = askPublicly(rest, newRequestId)
  const robots = robotsText(build, publicOrigin)
  const feeds = shortCache<string | null>({
    milliseconds: keptMilliseconds,
    most: mostFeeds,
    now,
    keeps: text => text !== null,
  })
  const files = publicOrigin === null ? null : sitemapFiles({ build, ask, origin: publicOrigin }, now)

  async function enterSitemap(visit: Visit, file: NonNullable<ReturnType<typeof sitemapFileAt>>) {
    if (files === null || publicOrigin === null) return sendNothing(visit, 404)
    if (file !== 'index') return files.send(visit.request, visit.response, file)
    return sendText(visit, 'xml', sitemapIndex({ build, ask, origin: publicOrigin }, await files.marks()))
  }

  async function enterFeed(visit: Visit, feed: NonNullable<ReturnType<DiscoveryBuild['feedAt']>>) {
    if (publicOrigin === null) return sendNothing(visit, 404)
    const text = await feeds.get(feed.address, () =>
      feedText(feed, { build, ask, brand, origin: publicOrigin }),
    )
    return text === null ? sendNothing(visit, 404) : sendText(visit, 'feed', text)
  }

  function open(visit: Visit): void | Promise<void> {
    const { path } = visit
    if (path === '/robots.txt') return sendText(visit, 'text', robots)
    const file = sitemapFileAt(path)
    if (file !== null) return enterSitemap(visit, file)
    const feed = build.feedAt(path)
    return feed === null ? sendNothing(visit, 404) : enterFeed(visit, feed)
  }

  return {
    name: 'discovery',
    opens: path => path === '/robots.txt' || sitemapFileAt(path) !== null || build.feedAt(path) !== null,
    async enter(visit) {
      const { method } = visit.request
      if (method !== 'GET' && method !== 'HEAD') return sendNothing(visit, 405, { allow: 'GET, HEAD' })
      try {
        await open(visit)
      } catch (error) {
        if (!(error instanceof ServerSilent)) throw error
        sendNothing(visit, 503, { 'retry-after': '10' })
      }
    },
  }
}

async function sendText({ request, response }: Visit, type: keyof typeof types, text: string) {
  const content = Buffer.from(text)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  sendContent(request, response, {
    status: 200,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    content: encoding === null ? content : await compress(content, encoding, 5),
    headers: {
      ...securityHeaders(),
      'content-type': types[type],
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    },
  })
}

function sendNothing({ response }: Visit, status: number, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, {
    ...securityHeaders(),
    ...headers,
    'content-length': '0',
    'cache-control': 'no-cache',
  })
  response.end()
}
