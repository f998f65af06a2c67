import type { Timers } from '@souk/design-system/timing/timers.ts'
import { splitLocale } from '../routes/localePrefix.ts'
import type { Reloads } from '../network/apollo/reloads.ts'
import type { Navigation } from '../routes/navigation/navigation.ts'
import { paths } from '../routes/paths.ts'
import type { ReturnPage } from '../session/returnPage.ts'

interface LeavePageParts {
  readonly reloads: Reloads
  /** Where somebody was when the service went away. */
  readonly failedPage: ReturnPage
  readonly navigation: Navigation
  readonly timers: Timers
  readonly reload: () => void
  /** Whether somebody would lose what they have entered, or a dialog that they are in. */
  readonly isBusy: () => boolean
}

/**
 * What becomes of a page whose service is away, on screen already or not: it is loaded again, at most three times and later
 * each time, then gives way to the error page. Once for a page, however many of its calls come to nothing. It stays readable
 * until then, and stays altogether while somebody would lose something with it: then the next call that fails tries again.
 */
export function createLeavePage({
  reloads,
  failedPage,
  navigation,
  timers,
  reload,
  isBusy,
}: LeavePageParts): () => void {
  let isLeaving = false
  return () => {
    const [path = ''] = navigation.address().split('?', 1)
    if (isLeaving || isBusy() || splitLocale(path).path === paths.error()) return
    isLeaving = true
    const wait = reloads.next()
    if (wait === null) {
      isLeaving = false
      failedPage.save(navigation.address())
      navigation.go(paths.error(), { replace: true })
      return
    }
    timers.after(wait, () => {
      // Somebody may have begun to write meanwhile.
      if (isBusy()) {
        isLeaving = false
        return
      }
      failedPage.save(navigation.address())
      reload()
    })
  }
}
