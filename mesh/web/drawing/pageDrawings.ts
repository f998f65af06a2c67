import type { IncomingHttpHeaders } from 'node:http'
import type { Brand } from '../../../brand/brand.ts'
import type { AskGraph } from '../../gateway/graphql/askGraph.ts'
import type { Visit } from '../../gateway/doors/door.ts'
import { shortCache } from '../shortCache.ts'
import type { DrawingBuild, Drawn, DrawnRoute } from './drawingBuild.ts'

/** Draws the page of a visit; null for pages that are not drawn, for whoever has a session, and where it cannot be had soon. */
export type DrawPage = (visit: Visit, country: string | null) => Promise<Drawn | null>

export interface DrawingOptions {
  readonly build: DrawingBuild
  readonly askGraph: AskGraph
  readonly brand: Brand
  readonly publicOrigin: string | null
  /** Whether somebody may have another page drawn that is kept for nobody else. */
  readonly mayDraw: (caller: Exclude<Visit['caller'], 'foreign'>) => boolean
  /** Told of what went wrong while a page was drawn: its visitor gets the app without it. */
  readonly report: (error: unknown) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** For tests: milliseconds that a page is waited for. */
  readonly patience?: number
}

/** What a page shows of the market is no older. */
const keptMilliseconds = 4000
/** Older, it is drawn anew for those who come next, and nobody waits. */
const freshMilliseconds = 2000
/** A page with its answers takes 120 kB: they are 18 MB at most. */
const mostPages = 150
/** A page that is kept for nobody is drawn only while few others are: the drawing of each holds up everybody for some milliseconds. */
const mostAtOnce = 3
const usualPatience = 1500

/** How wide screens are, in pixels. */
const widths = { phone: 390, other: 1280 } as const

/** Makes {@link DrawPage}. What is drawn is nobody's: it is made of the address, the first choice of a currency, and the kind of device. */
export function pageDrawings({
  build,
  askGraph,
  brand,
  publicOrigin,
  mayDraw,
  report,
  now,
  patience = usualPatience,
}: DrawingOptions): DrawPage {
  const pages = shortCache<Drawn | null>({
    milliseconds: keptMilliseconds,
    freshMilliseconds,
    most: mostPages,
    now,
    keeps: page => page?.status === 200,
  })
  let atOnce = 0

  async function draw(route: DrawnRoute, currencyCode: string | null, width: number): Promise<Drawn | null> {
    atOnce += 1
    try {
      await build.prepare()
      const signal = AbortSignal.timeout(patience)
      const drawing = build.prerender({
        route,
        ask: call => askGraph(call, { language: route.locale, signal }),
        brand,
        origin: publicOrigin,
        now: new Date(now()),
        currencyCode,
        width,
      })
      return await Promise.race([drawing, late(signal)])
    } catch (error) {
      report(error)
      return null
    } finally {
      atOnce -= 1
    }
  }

  return async ({ request: { method, url, headers }, path, caller }, country) => {
    if ((method !== 'GET' && method !== 'HEAD') || caller === 'foreign' || caller.token !== null) return null
    const route = build.findDrawn(path, url?.split('?', 2)[1] ?? '')
    if (route === null) return null
    const width = isPhone(headers) ? widths.phone : widths.other
    const currencyCode = build.firstCurrency({ country, languages: languagesOf(headers), timeZone: null })
    if (!route.isKept) return atOnce < mostAtOnce && mayDraw(caller) ? draw(route, currencyCode, width) : null
    return pages.get(`${path} ${currencyCode} ${width}`, () => draw(route, currencyCode, width))
  }
}

const late = (signal: AbortSignal): Promise<null> =>
  new Promise(resolve => signal.addEventListener('abort', () => resolve(null), { once: true }))

/** What a browser says of its device: by the hint that some send, else by its name. */
const isPhone = (headers: IncomingHttpHeaders): boolean => {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? /\bMobi|iPhone/.test(headers['user-agent'] ?? '') : hint === '?1'
}

/** The languages that somebody reads, in their order. */
const languagesOf = (headers: IncomingHttpHeaders): readonly string[] =>
  (headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map(part => part.split(';', 1)[0]?.trim() ?? '')
    .filter(part => part !== '')
