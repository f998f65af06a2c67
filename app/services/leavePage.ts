import type { Timers } from '@souk/design-system/timing/timers.ts'
import { splitLocale } from '../address/localePrefix.ts'
import type { Reloads } from '../apollo/reloads.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { paths } from '../paths.ts'
import type { ReturnPage } from '../session/returnPage.ts'

interface LeavePageParts {
  readonly reloads: Reloads
  /** Where somebody was when the service went away. */
  readonly failedPage: ReturnPage
  readonly navigation: Navigation
  readonly timers: Timers
  readonly reload: () => void
}

/**
 * What becomes of a page that cannot be shown because the service is away: it is loaded again, at most three times and later
 * each time, then gives way to the error page. Once for a page, however many of its calls come to nothing.
 */
export function createLeavePage({
  reloads,
  failedPage,
  navigation,
  timers,
  reload,
}: LeavePageParts): () => void {
  let isLeaving = false
  return () => {
    const [path = ''] = navigation.address().split('?', 1)
    if (isLeaving || splitLocale(path).path === paths.error()) return
    isLeaving = true
    failedPage.save(navigation.address())
    const wait = reloads.next()
    if (wait !== null) {
      timers.after(wait, reload)
      return
    }
    isLeaving = false
    navigation.go(paths.error(), { replace: true })
  }
}
