import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { refetchShown } from '../network/apollo/refetchShown.ts'
import { keepTheme, onDeviceTheme, showTheme } from '../session/preferences/themeDisplay.ts'
import { reconnectWait } from '../network/realtime/backoff.ts'
import { matchRoute } from '../routes/matchRoute.ts'
import { routeRow } from '../routes/table/routeTable.ts'
import { inviteCodeOf } from '../session/tracking/inviteMemory.ts'
import { landingOf, type Landing } from '../session/tracking/landing.ts'
import { loadPart } from '../routes/chunks/browserChunks.ts'
import { followAbsence, type Absence } from '../device/followAbsence.ts'
import { followLoss } from './follow/followLoss.ts'
import { safeStorage } from '../device/storage/safeStorage.ts'
import type { Services } from '../services/Services.ts'

/** Whoever has just come wants the page and nothing else for so long, in milliseconds. */
const laterPause = 3000

/** Sets everything going that lives as long as the page: listens to the browser, asks whose session it is, follows events. */
export function startServices(services: Services): void {
  const absence = followAbsence({ page: document, now: Date.now })
  // At once: whoever goes on to the sign-up leaves this address.
  const landing = landingOf(
    location.search,
    safeStorage(() => localStorage),
  )
  services.invites.keep(inviteCodeOf(new URLSearchParams(landing.search)))
  followBrowser(services, absence)
  followLoss({ ...services, timers: browserTimers, random: Math.random })
  followTheme(services)
  followEvents(services)
  void boot(services, 1)
  // It has been tried for seconds by then; the next page tries anew.
  startLater(services, absence, landing).catch(reportError)
}

function followBrowser({ client, connection, preferences }: Services, absence: Absence): void {
  addEventListener('online', () => connection.setOnline(true))
  addEventListener('offline', () => connection.setOnline(false))
  addEventListener('pagehide', preferences.flush)
  absence.onReturn(() => {
    const page = matchRoute(location.pathname)
    if (page === null || routeRow(page.name).reloads !== true) return
    // What nobody answers now says so in its place.
    refetchShown(client).catch(() => {})
  })
}

/**
 * What the first page does not need is fetched once it has stood there for a while. A shell has news from the start, and an
 * address that says from where somebody came is read before they leave again.
 */
async function startLater(services: Services, absence: Absence, landing: Landing): Promise<void> {
  const { search } = landing
  if (services.native === null) await services.session.known().catch(() => {})
  if (services.native === null && search === '')
    await new Promise<void>(resolve => void browserTimers.after(laterPause, resolve))
  const { followLater } = await loadPart(() => import('./laterStart.ts'))
  followLater(services, { absence, search })
  landing.forget()
}

function followTheme({ preferences }: Services): void {
  let shown = preferences.current().theme
  showTheme(shown)
  preferences.subscribe(() => {
    const { theme } = preferences.current()
    if (theme === shown) return
    shown = theme
    showTheme(theme)
    keepTheme(theme)
  })
  onDeviceTheme(() => showTheme(shown))
}

/** Asks until somebody has answered: later each time, at once when the browser is online again. */
async function boot(services: Services, attempt: number): Promise<void> {
  const { session, connection } = services
  try {
    await session.known()
  } catch {
    let isDone = false
    const again = () => {
      if (isDone) return
      isDone = true
      leave()
      callOff()
      void boot(services, attempt + 1)
    }
    const leave = connection.onWake(again)
    const callOff = browserTimers.after(reconnectWait(attempt, Math.random()), again)
  }
}

/**
 * From now on what happens to the user reaches what is on screen, while somebody is logged in; a visitor never fetches the code
 * for it.
 */
export function followEvents(services: Services): void {
  const { session, realtime, i18n, navigation } = services
  let reacting: Promise<void> | null = null
  const begin = async () => {
    const [{ reactToEvents }] = await Promise.all([
      loadPart(() => import('./follow/reactToEvents.ts')),
      loadPart(() => addWordBundle(i18n, navigation.locale(), 'news')),
    ])
    reactToEvents(services)
  }
  const follow = () => {
    if (session.current().userId === null) {
      realtime.stop()
      return
    }
    start().catch(() => {
      reacting = null
      browserTimers.after(reconnectWait(1, Math.random()), follow)
    })
  }
  const start = async () => {
    reacting ??= begin()
    await reacting
    // Somebody else may be logged in by then, or nobody.
    const { userId } = session.current()
    if (userId !== null) realtime.start(userId)
  }
  session.subscribe(follow)
}
