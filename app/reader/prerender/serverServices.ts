import { ApolloLink } from '@apollo/client/link'
import { createAlertStore } from '@souk/design-system/alert/alertStore.ts'
import { createModalStore } from '@souk/design-system/modal/modalStore.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import type { i18n } from 'i18next'
import { createAnswerAges } from '../../network/apollo/answerAges.ts'
import { createClient } from '../../network/apollo/createClient.ts'
import { createIntentKeys } from '../../network/apollo/intentKeys.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { createConnectionStore } from '../../device/connection/connectionStore.ts'
import { createLaterSlot } from '../../services/laterSlot.ts'
import { createNavigation } from '../../routes/navigation/navigation.ts'
import { createPromptMemory } from '../../session/promptMemory.ts'
import { createPreferences, type Preferences } from '../../session/preferences/preferences.ts'
import type { Services } from '../../services/Services.ts'
import { createReturnPage } from '../../session/returnPage.ts'
import { createSession } from '../../session/session.ts'
import { createStepStore } from '../../session/stepStore.ts'
import { fetchViewer } from '../../session/viewerAnswers.ts'
import { createInviteMemory } from '../../session/tracking/inviteMemory.ts'

/** What a page is drawn with. */
export interface Surroundings {
  readonly i18n: i18n
  /** How the server is asked. */
  readonly link: ApolloLink
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>
  readonly now: Date
  /** What a visitor begins with where the address says nothing. */
  readonly favourites: Partial<Preferences>
}

const nothing = () => {}
/** What goes wrong is said by the page in its place. */
const passing = new ApolloLink((operation, forward) => forward(operation))
/** Nothing is waited for while a page is drawn. */
const noTimers: Timers = { now: () => 0, after: () => nothing }
const noStorage: KeyStorage = { getItem: () => null, setItem: nothing, removeItem: nothing }

/** The application's services for one drawing of a page: for a visitor, in whose browser nothing is kept and nothing happens. */
export function serverServices({ i18n, link, location, now, favourites }: Surroundings): Services {
  const client = createClient({ trouble: passing, http: link, socket: link })
  const parts = { load: () => new Promise<never>(nothing), onFailed: nothing }
  const preferences = createPreferences({
    timers: noTimers,
    storage: noStorage,
    theme: 'light',
    save: () => Promise.resolve(),
    onChange: nothing,
  })
  preferences.change(favourites)
  return {
    client,
    answerAges: createAnswerAges(() => now.getTime()),
    i18n,
    session: createSession({
      fetchViewer: isBooted => fetchViewer(client, isBooted),
      forgetAnswers: () => Promise.resolve(),
      leaveConnections: nothing,
      channel: { tell: nothing, onNews: nothing },
      storage: noStorage,
    }),
    returnPage: createReturnPage(noStorage),
    failedPage: createReturnPage(noStorage, 'souk:failed'),
    steps: createStepStore(noStorage),
    preferences,
    prompts: createPromptMemory({ kept: () => null, save: nothing }),
    invites: createInviteMemory({ storage: noStorage, now: () => now }),
    connection: createConnectionStore(noTimers, true),
    realtime: {
      start: nothing,
      stop: nothing,
      on: () => nothing,
      reflected: nothing,
    },
    navigation: createNavigation({ timers: noTimers, location }),
    intents: createIntentKeys({ storage: noStorage, newKey: () => '', now: () => now.getTime() }),
    alerts: createAlertStore(noTimers),
    modals: createModalStore(parts),
    parts,
    clock: { now: () => now, every: () => nothing, observe: nothing },
    native: null,
    newVersion: createLaterSlot(),
    commands: createLaterSlot(),
    hint: createLaterSlot(),
    install: { isThere: () => false, subscribe: () => nothing, take: nothing },
  }
}
