import type { ApolloClient } from '@apollo/client'
import type { BootQuery as BootData } from '../__generated__/graphql.ts'
import { refetchShown } from '../network/apollo/refetchShown.ts'
import { marked } from '../network/apollo/requestMarks.ts'
import { BootQuery } from './Boot.query.ts'
import { ViewerQuery, type Viewer } from './Viewer.query.ts'

/**
 * Asks the server whose session it is.
 * @param isBooted whether it has been told before, with everything that stays as it is for a visit
 */
export async function fetchViewer(client: ApolloClient, isBooted: boolean): Promise<Viewer | null> {
  const isWhole = isBooted && isThere(client.readQuery({ query: BootQuery }))
  const { data } = await client.query({
    query: isWhole ? ViewerQuery : BootQuery,
    fetchPolicy: 'network-only',
    context: marked({ isOwnProfile: true }),
  })
  return data?.validateToken?.me ?? null
}

/** What could not be read at first is asked for again. */
const isThere = (boot: BootData | null): boolean =>
  boot !== null && boot.currencies !== null && boot.settings !== null && boot.tradeSettings !== null

/** Answers that are the same for everybody. */
const shared: ReadonlySet<string> = new Set([
  '__typename',
  'validateToken',
  'currencies',
  'settings',
  'exchangeRates',
  'countries',
  'paymentMethods',
])

/** Forgets every answer that may belong to a user, then asks again for what is on screen. */
export async function forgetAnswers(client: ApolloClient, isViewerGone: boolean): Promise<void> {
  const { cache } = client
  const kept = cache.extract() as { ROOT_QUERY?: Record<string, unknown> }
  const fields = Object.keys(kept.ROOT_QUERY ?? {}).map(name => name.split(/[(:@]/, 1)[0] ?? name)
  for (const fieldName of new Set(fields)) {
    if (!shared.has(fieldName)) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
  }
  if (isViewerGone)
    cache.modify({
      fields: { validateToken: () => ({ __typename: 'SessionState', isValid: false, me: null }) },
      broadcast: false,
    })
  cache.gc()
  await refetchShown(client).catch(() => {})
}
