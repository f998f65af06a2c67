import { nobody } from '../identity.ts'
import { type RestClient, ServerSilent } from '../upstream/restClient.ts'
import { shortCache } from './shortCache.ts'

/** Tells whether the server has a text; null where it does not say. */
export type DocumentCheck = (document: string, locale: string) => Promise<boolean | null>

/** So long an answer holds, in milliseconds: as long as a rendered page. */
const keptMilliseconds = 4000
const most = 300
const patience = 5000

/** Asks the server as anybody, once in a while for each text that is there. */
export function documentCheck(
  rest: Pick<RestClient, 'call'>,
  { newRequestId, now }: { readonly newRequestId: () => string; readonly now: () => number },
): DocumentCheck {
  const kept = shortCache<boolean | null>({
    milliseconds: keptMilliseconds,
    most,
    now,
    // Of words that nobody has a page for there are very many.
    keeps: isThere => isThere === true,
  })
  const ask = async (document: string, locale: string): Promise<boolean | null> => {
    const caller = { ...nobody, requestId: newRequestId(), language: locale }
    const path = `/api/v1/pages/${encodeURIComponent(document)}`
    try {
      const { status } = await rest.call({ method: 'GET', path }, caller, AbortSignal.timeout(patience))
      return status >= 500 || status === 429 ? null : status === 200
    } catch (error) {
      if (error instanceof ServerSilent) return null
      throw error
    }
  }
  return (document, locale) => kept.get(document, () => ask(document, locale))
}
