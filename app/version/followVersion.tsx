import { NewVersionBar } from '@souk/design-system/domain/shell/NewVersionBar.tsx'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useSyncExternalStore } from 'react'
import { marked } from '../apollo/requestMarks.ts'
import type { NewVersionProps } from '../frame/laterPlace.ts'
import type { Absence } from '../services/followAbsence.ts'
import { safeStorage } from '../services/safeStorage.ts'
import type { Services } from '../services/Services.ts'
import { countClick } from '../tracking/countClick.ts'
import { FrontendVersionQuery } from './FrontendVersion.query.ts'
import { refresh } from './refresh.ts'
import { createVersionStore } from './versionStore.ts'
import { whenToAsk } from './whenToAsk.ts'

/** Nobody asked for it: nobody is told when it fails. */
const context = marked({ errors: 'silent' })

/**
 * Watches whether another build is served than the one that this page is, and says so in its place on every page. Never loads
 * the page by itself: somebody may be typing.
 * @param own the build that this page is
 */
export function followVersion(services: Services, absence: Absence, own: string): void {
  const { client, connection, newVersion } = services
  const version = createVersionStore({
    own,
    storage: safeStorage(() => sessionStorage),
    ask: async () => {
      const { data } = await client.query({
        query: FrontendVersionQuery,
        fetchPolicy: 'no-cache',
        context,
      })
      return data?.frontendVersion?.version ?? null
    },
  })
  const load = () => {
    version.taken()
    void refresh({
      timers: browserTimers,
      count: () => countClick(client, 'new_version'),
      reload: () => location.reload(),
    })
  }
  whenToAsk({ absence, connection, page: document, timers: browserTimers }, () => void version.check())

  newVersion.fill(function NewVersion({ isFree }: NewVersionProps) {
    const other = useSyncExternalStore(version.subscribe, version.current)
    return <NewVersionBar isOffered={isFree && other !== null} onRefresh={load} />
  })
}
