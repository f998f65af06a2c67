import { createHash } from 'node:crypto'
import { type Brand, brandIcon } from '../../../brand/brand.ts'
import type { Door, Visit } from '../../gateway/doors/door.ts'
import { type RestClient, ServerSilent } from '../../upstream/restClient.ts'
import { shortCache } from '../shortCache.ts'
import { securityHeaders } from '../securityHeaders.ts'
import { sendContent } from '../sendContent.ts'
import { askPublicly } from './publicAnswer.ts'
import { DrawerBusy, type PictureDrawer } from './pictureDrawer.ts'
import type { Picture, PreviewBuild, PreviewRoute } from './previewBuild.ts'

export interface PreviewOptions {
  readonly build: PreviewBuild
  readonly rest: Pick<RestClient, 'call'>
  readonly brand: Brand
  readonly drawer: PictureDrawer
  readonly newRequestId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What a page says in its picture is asked for once in so long: a price in it is as old at most. */
const keptMilliseconds = 600_000
/** Finished pictures, each 10 to 40 kB. */
const mostPictures = 300
/** So many are drawn in a minute, of whatever strangers ask for; the others get the market's own picture for now. */
const drawnAMinute = 60

interface Drawn {
  readonly png: Buffer
  readonly etag: string
}

/**
 * Pictures that others show beside a link to a page (Open Graph): drawn when they are asked for, of pages that there are. One is drawn again only when
 * what it says has changed; how many are is bounded, whoever asks.
 */
export function previewDoor({ build, rest, brand, drawer, newRequestId, now }: PreviewOptions): Door {
  const ask = askPublicly(rest, newRequestId)
  const icon = brandIcon(brand)
  const found = shortCache<Picture | null>({
    milliseconds: keptMilliseconds,
    most: mostPictures,
    now,
    keeps: picture => picture !== null,
  })
  const drawn = shortCache<Drawn>({ milliseconds: 24 * 3_600_000, most: mostPictures, now })
  let minute = 0
  let inMinute = 0

  async function all(
    calls: PreviewRoute['calls'],
    locale: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    const answers = Object.entries(calls).map(
      async ([name, path]) => [name, await ask(path.replace(/^\/api/, ''), locale)] as const,
    )
    return Object.fromEntries(await Promise.all(answers))
  }

  async function pictureOf(route: PreviewRoute): Promise<Picture | null> {
    const first = await all(route.calls, route.locale)
    const more = await all(build.previewMore(route, first), route.locale)
    return build.previewPicture(route, { ...first, ...more }, brand)
  }

  /** Only what was not drawn yet counts. */
  function drawOnce(picture: Picture): Promise<Drawn> {
    const name = markOf(JSON.stringify(picture))
    return drawn.get(name, async () => {
      const current = Math.floor(now() / 60_000)
      if (current !== minute) [minute, inMinute] = [current, 0]
      if (inMinute >= drawnAMinute) throw new DrawerBusy()
      inMinute++
      return { png: await drawer.draw({ picture, icon }), etag: `"${name}"` }
    })
  }

  return {
    name: 'preview',
    opens: path => path.startsWith('/preview/'),
    async enter(visit) {
      const { request, path } = visit
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendNothing(visit, 405, { allow: 'GET, HEAD' })
      const route = build.previewAt(path)
      if (route === null) return sendNothing(visit, 404)
      try {
        const picture = await found.get(path, () => pictureOf(route))
        if (picture === null) return sendNothing(visit, 404)
        sendPicture(visit, await drawOnce(picture))
      } catch (error) {
        if (error instanceof ServerSilent) return sendNothing(visit, 503, { 'retry-after': '10' })
        if (!(error instanceof DrawerBusy)) throw error
        const usual = build.previewPath(route.locale, '/')
        if (usual === path) return sendNothing(visit, 503, { 'retry-after': '30' })
        sendNothing(visit, 302, { location: usual })
      }
    },
  }
}

const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

function sendPicture({ request, response }: Visit, { png, etag }: Drawn): void {
  sendContent(request, response, {
    status: 200,
    etag,
    content: png,
    headers: {
      ...securityHeaders(),
      // Whoever shows the link shows the picture in a page of theirs.
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'image/png',
      'cache-control': `public, max-age=${keptMilliseconds / 1000}`,
    },
  })
}

function sendNothing(
  { response }: Visit,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...securityHeaders(),
    ...headers,
    'content-length': '0',
    'cache-control': 'no-cache',
  })
  response.end()
}
