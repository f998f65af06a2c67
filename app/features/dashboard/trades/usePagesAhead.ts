import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SearchTradesInput } from '../../../__generated__/graphql.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { useServices } from '../../../services/useServices.ts'
import { DashboardTradesQuery } from './DashboardTrades.query.ts'
import { pageKey } from '../../../network/apollo/pageKey.ts'
import { createKeptPages, pagesAhead } from './tradePages.ts'

/** The page that was asked for comes first, in milliseconds. */
const fetchAfter = 400

/** Fetches the pages that follow the one on screen, so that they are there at once; each of them is then asked for again. */
export function usePagesAhead(input: SearchTradesInput & { readonly page: number }, pages: number): void {
  const { client } = useServices()
  const [kept] = useState(() => createKeptPages(() => browserTimers.now()))
  const key = pageKey(input)
  const isOnScreen = useEffectEvent((list: string) => list === key)
  const fetchPages = useEffectEvent(async (list: string) => {
    for (const page of pagesAhead(input.page, pages)) {
      const asked = { ...input, page }
      // Whoever has gone on meanwhile is waited for there.
      if (!isOnScreen(list)) return
      if (kept.take(asked)) {
        // Nobody waits for it: when it does not come, it comes when it is asked for.
        await client
          .query({
            query: DashboardTradesQuery,
            variables: { input: asked },
            fetchPolicy: 'network-only',
            context: marked({ errors: 'silent' }),
          })
          .catch(() => kept.drop(asked))
      }
    }
  })
  useEffect(() => {
    if (pages <= 1) return undefined
    return browserTimers.after(fetchAfter, () => void fetchPages(key))
  }, [key, pages])
}
