import { refetchShown, shownFields } from '../network/apollo/refetchShown.ts'
import type { Services } from './Services.ts'

/** What the boot asks for: it is there all the time, and comes anew with the session. */
const booted: ReadonlySet<string> = new Set(['__typename', 'validateToken', 'currencies', 'settings'])

/**
 * The language on screen has changed: asks again for what the service words (the names of countries, methods, coins). What is
 * shown stays until its new words are there; what is not shown is forgotten.
 */
export async function refetchWords({ client, session }: Pick<Services, 'client' | 'session'>): Promise<void> {
  const { cache } = client
  const kept = cache.extract() as { ROOT_QUERY?: Record<string, unknown> }
  const shown = shownFields(client)
  const fields = new Set(Object.keys(kept.ROOT_QUERY ?? {}).map(name => name.split(/[(:@]/, 1)[0] ?? name))
  for (const fieldName of fields) {
    if (!shown.has(fieldName) && !booted.has(fieldName))
      cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
  }
  // Whoever cannot be reached now keeps the old words.
  await Promise.allSettled([session.refresh(), refetchShown(client)])
}
