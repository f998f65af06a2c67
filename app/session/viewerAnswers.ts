import type { ApolloClient } from '@apollo/client'
import { refetchShown } from '../apollo/refetchShown.ts'
import { marked } from '../apollo/requestMarks.ts'
import { BootQuery } from './Boot.query.ts'
import type { Viewer } from './Boot.query.ts'

/** Asks the server whose session it is; everything that the boot asks for is fresh then. */
export async function fetchViewer(client: ApolloClient): Promise<Viewer | null> {
  const { data } = await client.query({
    query: BootQuery,
    fetchPolicy: 'network-only',
    context: marked({ isOwnProfile: true }),
  })
  return data?.validateToken?.me ?? null
}

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
