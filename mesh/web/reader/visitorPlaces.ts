import { nobody } from '../../identity.ts'
import type { RestClient } from '../../upstream/restClient.ts'
import type { VisitorPlace } from '../../../http/readerPage.ts'
import { shortCache } from '../shortCache.ts'

interface Options {
  readonly newRequestId: () => string
  readonly now: () => number
  /** Milliseconds that a page waits for the list. */
  readonly patience: number
}

type Places = ReadonlyMap<string, VisitorPlace>

/** So long the list holds, in milliseconds: as long as a rendered page. */
const keptMilliseconds = 4000

/**
 * Finds the country of a visitor (ISO 3166) among those that have a page: only such a country makes pages of its own. Null for every other one, and
 * while the server does not say which there are.
 */
export function visitorPlaces(
  rest: Pick<RestClient, 'call'>,
  { newRequestId, now, patience }: Options,
): (country: string) => Promise<VisitorPlace | null> {
  const kept = shortCache<Places>({ milliseconds: keptMilliseconds, most: 1, now })
  const ask = async (): Promise<Places> => {
    const { status, body } = await rest.call(
      { method: 'GET', path: '/api/v1/country_pages' },
      { ...nobody, requestId: newRequestId(), language: 'en' },
      AbortSignal.timeout(patience),
    )
    if (status !== 200) throw new Error('The server does not say which countries have a page')
    return placesIn(body)
  }
  return async country => (await kept.get('', ask).catch(() => null))?.get(country) ?? null
}

/** The answer has the shape that the contract says; of two pages of one country the first counts. */
function placesIn(body: unknown): Places {
  const { items } = body as {
    readonly items: readonly Readonly<Record<'code' | 'territory_code' | 'currency_code', string>>[]
  }
  return new Map(
    items
      .map(
        ({ code, territory_code, currency_code }) => [territory_code, { code, fiat: currency_code }] as const,
      )
      .toReversed(),
  )
}
