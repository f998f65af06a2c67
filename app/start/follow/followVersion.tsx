import { NewVersionBar } from '@souk/design-system/domain/shell/NewVersionBar.tsx'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useSyncExternalStore } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import type { NewVersionProps } from '../../services/laterSlot.ts'
import type { Absence } from '../../device/followAbsence.ts'
import { safeStorage } from '../../device/storage/safeStorage.ts'
import type { Services } from '../../services/Services.ts'
import { countClick } from '../../session/tracking/countClick.ts'
import { FrontendVersionQuery } from '../../device/version/FrontendVersion.query.ts'
import { reloadPage } from '../../device/version/reloadPage.ts'
import { createVersionStore } from '../../device/version/versionStore.ts'
import { followVersionChecks } from '../../device/version/versionChecks.ts'

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
    void reloadPage({
      timers: browserTimers,
      count: () => countClick(client, 'new_version'),
      reload: () => location.reload(),
    })
  }
  followVersionChecks(
    { absence, connection, page: document, timers: browserTimers },
    () => void version.check(),
  )

  newVersion.fill(function NewVersion({ isFree }: NewVersionProps) {
    const other = useSyncExternalStore(version.subscribe, version.current)
    return <NewVersionBar isOffered={isFree && other !== null} onRefresh={load} />
  })
}
