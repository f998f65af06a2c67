import type { i18n } from 'i18next'
import { createClient } from '../../../app/network/apollo/createClient.ts'
import { createIntentKeys } from '../../../app/network/apollo/intentKeys.ts'
import { refetchShown } from '../../../app/network/apollo/refetchShown.ts'
import { troubleLink } from '../../../app/network/apollo/links/troubleLink.ts'
import { createInstallOffer } from '../../../app/device/installOffer.ts'
import { createNavigation } from '../../../app/routes/navigation/navigation.ts'
import type { NavigationParts } from '../../../app/routes/navigation/navigation.ts'
import { createPromptMemory } from '../../../app/session/promptMemory.ts'
import { createPreferences } from '../../../app/session/preferences/preferences.ts'
import { createRealtime } from '../../../app/network/realtime/realtime.ts'
import { subscribeUserEvents } from '../../../app/network/realtime/subscribeUserEvents.ts'
import { createServices } from '../../../app/start/createServices.ts'
import { endSession } from '../../../app/services/endSession.ts'
import { newId } from '../../../app/device/newId.ts'
import type { Services } from '../../../app/services/Services.ts'
import { createReturnPage } from '../../../app/session/returnPage.ts'
import { createSession } from '../../../app/session/session.ts'
import { createStepStore } from '../../../app/session/stepStore.ts'
import { fetchViewer, forgetAnswers } from '../../../app/session/viewerAnswers.ts'
import { createInviteMemory } from '../../../app/session/tracking/inviteMemory.ts'
import { manualClock } from '../manualClock.ts'
import { errorText } from '../../../design-system/locales/errorText.ts'
import { browserTimers } from '../../../design-system/timing/timers.ts'
import { storyTime } from '../../domain/support/storyClock.tsx'
import type { StoryExchange } from './storyExchange.ts'

/** A storage of one rendering: stories leave nothing behind for each other. */
function storyStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

interface StoryServicesParts {
  readonly i18n: i18n
  readonly exchange: StoryExchange
  /** Where the story's own router is. */
  readonly location: NavigationParts['location']
}

/** The application's services over a story's gateway, with a clock that stands still. What they do is the app's own. */
export function storyServices({ i18n: instance, exchange, location }: StoryServicesParts): Services {
  const storage = storyStorage()
  const timers = browserTimers
  const given = createServices(instance, createInstallOffer(globalThis))
  const client = createClient({
    trouble: troubleLink({
      alert: words => given.alerts.show({ kind: 'error', title: errorText(instance, words) }),
      signedOut: () => endSession(services),
      // The page is not loaded anew: a story is one rendering.
      unavailable: () => {},
    }),
    http: exchange.http,
    socket: exchange.socket,
  })
  const services: Services = {
    ...given,
    client,
    session: createSession({
      fetchViewer: async isBooted => {
        const adopt = services.preferences.adopting()
        const viewer = await fetchViewer(client, isBooted)
        if (viewer !== null) adopt(viewer)
        return viewer
      },
      forgetAnswers: isViewerGone => forgetAnswers(client, isViewerGone),
      leaveConnections: () => {},
      channel: { tell: () => {}, onNews: () => {} },
      storage,
    }),
    returnPage: createReturnPage(storage),
    steps: createStepStore(storage),
    failedPage: createReturnPage(storage, 'souk:failed'),
    navigation: createNavigation({ timers, location }),
    clock: { ...manualClock(storyTime), observe: () => {} },
    intents: createIntentKeys({ storage, newKey: newId, now: () => Date.parse(storyTime) }),
    invites: createInviteMemory({ storage, now: () => new Date(storyTime) }),
    prompts: createPromptMemory({ kept: () => null, save: () => {} }),
    preferences: createPreferences({
      timers,
      storage,
      theme: 'system',
      save: async () => {},
      onChange: () => {},
    }),
    realtime: createRealtime({
      timers,
      random: () => 0,
      subscribe: sink => subscribeUserEvents(client, sink),
      refetch: () => refetchShown(client),
      checkSession: () => {},
    }),
  }
  return services
}
