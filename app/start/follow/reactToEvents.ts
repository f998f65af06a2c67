import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { splitLocale } from '../../routes/localePrefix.ts'
import { announceTrades } from '../events/announceTrades.tsx'
import { createOwnFigures } from '../events/ownFigures.ts'
import { userEventReactions, type UserEventReactions } from '../events/userEventReactions.ts'
import type { UserEventName } from '../../network/realtime/UserEvents.subscription.ts'
import { BootQuery } from '../../session/Boot.query.ts'
import { rulesOf } from '../../session/rules.ts'
import { assetsOf, noAssets } from '../../session/useAssets.ts'
import { checkSession } from '../../services/endSession.ts'
import type { Services } from '../../services/Services.ts'
import { translatorOf } from '../../services/translator.ts'

/** What events do to the data and on the screen, wherever the user is. */
export function reactToEvents(services: Services): void {
  const { client, session, realtime, alerts, navigation, i18n } = services
  const figures = createOwnFigures({
    timers: browserTimers,
    answered: () => {
      const me = client.cache.readQuery({ query: BootQuery })?.validateToken?.me
      return { userId: me?.id ?? null, seq: me?.seq ?? 0 }
    },
    // Whoever is gone meanwhile is noticed by the next call.
    ask: () => void session.refresh().catch(() => {}),
  })
  const reactions = userEventReactions({
    client,
    userId: () => session.current().userId,
    figures,
    timers: browserTimers,
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
