import { createHash } from 'node:crypto'
import type { Brand } from '../../../brand/brand.ts'
import type { Door, Visit } from '../../gateway/doors/door.ts'
import { type Caller, nobody } from '../../identity.ts'
import { type RestAnswer, type RestClient, ServerSilent } from '../../upstream/restClient.ts'
import { readCookie } from '../../wire/cookies.ts'
import { acceptedEncoding, compress } from '../compression.ts'
import type { Encoding } from '../assets.ts'
import { parseTheme, themeCookie, type Theme } from '../page.ts'
import { securityHeaders } from '../securityHeaders.ts'
import { sendContent } from '../sendContent.ts'
import { visitorCountry } from '../visitorCountry.ts'
import type { ReaderAnswers, RenderedRoute } from '../../../http/readerPage.ts'
import type { ReaderBuild } from './readerBuild.ts'
import { readerDocument } from './readerDocument.ts'
import { shortCache } from '../shortCache.ts'
import { visitorPlaces } from './visitorPlaces.ts'

export interface ReaderOptions {
  readonly build: ReaderBuild
  readonly rest: Pick<RestClient, 'call'>
  readonly brand: Brand
  readonly publicOrigin: string | null
  /** The header in which the operator's proxy says a visitor's country; null for none. */
  readonly countryHeader: string | null
  readonly newRequestId: () => string
  /** Who serves the same address to everybody else: the app. */
  readonly app: Door
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told of what went wrong while a page was rendered. */
  readonly report: (error: unknown) => void
  /** For tests: milliseconds that a text waits for what is real beside its words. */
  readonly livePatience?: number
}

/** What is published is read by everybody within this time, whichever process serves it. */
const keptMilliseconds = 4000
/** Older, it is made anew for those who come next, and nobody waits. */
const freshMilliseconds = 2000
const mostPages = 300
/** What several pages show, as lists, offers and fees, is asked for once for all that are made within this time. */
const sharedMilliseconds = 900
const mostShared = 300
/** Ways in which a rendered page is sent: themes, and how it is compressed. The longest is 170 kB: they are 34 MB at most. */
const mostBodies = 200
/** A text is waited for so long; then the app comes, which says that it waits. */
const textPatience = 5000

interface Rendered {
  readonly status: 200 | 404 | 410
  readonly locale: string
  readonly html: (theme: Theme) => string
  /** Of what is in it, so that it is compressed once. */
  readonly mark: string
  readonly isKept: boolean
}

/**
 * Pages that are written to be read, for whoever comes without a session: rendered here, whole without scripts. Somebody who is logged in
 * gets the app at the same address, and what is rendered is nobody's: no session, no address and no language but that of the address is in it.
 * A few pages begin otherwise for who comes from a country that has a page of its own; of these there is one for each such country.
 * Where the server is away, the app comes too, and says so.
 */
export function readerDoor({
  build,
  rest,
  brand,
  publicOrigin,
  countryHeader,
  newRequestId,
  app,
  now,
  report,
  livePatience = 2000,
}: ReaderOptions): Door {
  const pages = shortCache<Rendered | null>({
    milliseconds: keptMilliseconds,
    freshMilliseconds,
    most: mostPages,
    now,
    keeps: page => page?.isKept === true,
  })
  const bodies = shortCache<Buffer>({ milliseconds: 10 * keptMilliseconds, most: mostBodies, now })

  const shared = shortCache<RestAnswer>({
    milliseconds: sharedMilliseconds,
    most: mostShared,
    now,
    keeps: ({ status }) => status === 200,
  })
  const placeOf = visitorPlaces(rest, { newRequestId, now, patience: livePatience })

  type Ask = (path: string, patience: number) => Promise<RestAnswer>

  /** Asks the server as anybody does. What an amount in an address asks for is one of very many: it would take the place of what pages share. */
  function asker({ locale, isKept }: RenderedRoute): Ask {
    return (path, patience) => {
      const ask = async () => {
        const anybody: Caller = { ...nobody, requestId: newRequestId(), language: locale }
        const answer = await rest.call({ method: 'GET', path }, anybody, AbortSignal.timeout(patience))
        if (answer.status >= 500 || answer.status === 429) throw new ServerSilent('away')
        return answer
      }
      return isKept ? shared.get(`${locale} ${path}`, ask) : ask()
    }
  }

  async function render(route: RenderedRoute): Promise<Rendered | null> {
    try {
      const ask = asker(route)
      let isArchived = false
      const answers = await all(route.calls, async path => {
        const answer = await ask(path, textPatience)
        isArchived ||= answer.status === 410
        return given(answer)
      })
      // What a text shows beside its words: each of it may fail alone, or come too late, and the text is there all the same.
      const shown = await all(build.more(route, answers), path =>
        ask(path, livePatience).then(given, () => null),
      )
      const markup = build.render({
        route,
        answers: { ...answers, ...shown },
        brand,
        origin: publicOrigin,
      })
      if (markup.status === 404 && route.isElseApp && !isArchived) return null
      const html = readerDocument(build, markup)
      const { locale } = markup
      // What was there once is not looked for again.
      const status = markup.status === 404 && isArchived ? 410 : markup.status
      return { status, locale, html, mark: markOf(html('light')), isKept: route.isKept && status === 200 }
    } catch (error) {
      // The app comes, and says what is wrong.
      if (!(error instanceof ServerSilent)) report(error)
      return null
    }
  }

  function bodyOf(
    { html, mark, isKept }: Rendered,
    theme: Theme,
    encoding: Encoding | null,
  ): Promise<Buffer> {
    const make = async () => {
      const plain = Buffer.from(html(theme))
      return encoding === null ? plain : compress(plain, encoding, 4)
    }
    return isKept ? bodies.get(`${mark} ${theme} ${encoding ?? ''}`, make) : make()
  }

  return {
    name: 'reader',
    opens: path => build.find(path, '') !== null,
    async enter(visit: Visit) {
      const { request, response, path, caller } = visit
      const query = request.url?.split('?', 2)[1] ?? ''
      const any = build.find(path, query)
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      const isAnybody = caller !== 'foreign' && caller.token === null
      if (any === null || !isReading || !isAnybody) return app.enter(visit)
      const country = any.isByPlace ? visitorCountry(request.headers, countryHeader) : null
      const place = country === null ? null : await placeOf(country)
      const route = place === null ? any : (build.find(path, query, place) ?? any)
      // By its address: an item is not there at that of another category, and what is asked for later depends on the query, too.
      const name = `${path}${route.query} ${place?.code ?? ''}`
      const page = await pages.get(name, () => render(route))
      if (page === null) return app.enter(visit)
      const theme = parseTheme(readCookie(request.headers.cookie, themeCookie))
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      sendContent(request, response, {
        status: page.status,
        etag: `W/"${page.mark}${theme}"`,
        content: await bodyOf(page, theme, encoding),
        headers: {
          ...securityHeaders(),
          'content-type': 'text/html; charset=utf-8',
          'content-language': page.locale,
          'cache-control': 'no-cache',
          vary: [
            'accept-encoding',
            'cookie',
            ...(route.isByPlace && countryHeader !== null ? [countryHeader.toLowerCase()] : []),
          ].join(', '),
          ...(encoding === null ? {} : { 'content-encoding': encoding }),
        },
      })
    },
  }
}

/** What the server gives to anybody; null for what it has not, or does not give. */
const given = ({ status, body }: RestAnswer): unknown => (status === 200 ? body : null)

async function all(
  calls: RenderedRoute['calls'],
  ask: (path: string) => Promise<unknown>,
): Promise<ReaderAnswers> {
  const answers = Object.entries(calls).map(async ([name, path]) => [name, await ask(path)] as const)
  return Object.fromEntries(await Promise.all(answers))
}

const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)
