import { debounce } from '@souk/design-system/timing/debounce.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { splitLocale } from '../address/localePrefix.ts'
import { announceTrades } from '../realtime/announceTrades.tsx'
import { userEventReactions } from '../realtime/userEventReactions.ts'
import type { UserEventReactions } from '../realtime/userEventReactions.ts'
import type { UserEventName } from '../realtime/UserEvents.subscription.ts'
import { BootQuery } from '../session/Boot.query.ts'
import { rulesOf } from '../session/rules.ts'
import { assetsOf, noAssets } from '../session/useAssets.ts'
import { checkSession } from './endSession.ts'
import type { Services } from './Services.ts'
import { translatorOf } from './translator.ts'

/** Many events come together; the user's own figures are asked for once, after so many milliseconds. */
const viewerPause = 300

/** What events do to the data and on the screen, wherever the user is. */
export function reactToEvents(services: Services): void {
  const { client, session, realtime, alerts, navigation, i18n } = services
  const refresh = debounce(browserTimers, viewerPause, () => {
    // Whoever is gone meanwhile is noticed by the next call.
    session.refresh().catch(() => {})
  })
  const reactions = userEventReactions({
    client,
    userId: () => session.current().userId,
    refreshViewer: refresh.call,
    sessionClosed: () => void checkSession(services),
  })
  for (const [name, react] of Object.entries(reactions) as [
    UserEventName,
    UserEventReactions[UserEventName],
  ][]) {
    // Each row takes the event of its own name.
    if (react !== null) realtime.on(name, react as never)
  }
  announceTrades({
    realtime,
    alerts,
    pathOnScreen: () => splitLocale(new URL(navigation.address(), location.origin).pathname).path,
    words: () => ({
      t: translatorOf(i18n, 'news'),
      isWorded: key => i18n.exists(`news:${key}`),
      locale: navigation.locale(),
      rules: rulesOf(client.cache.readQuery({ query: BootQuery })),
      assetOf: code => {
        const lists = client.cache.readQuery({ query: BootQuery })?.currencies
        return (lists ? assetsOf(lists) : noAssets).of(code)
      },
    }),
  })
}
