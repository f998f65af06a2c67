import type { ApolloClient } from '@apollo/client'
import type { AlertStore } from '@souk/design-system/alert/alertStore.ts'
import type { ModalStore } from '@souk/design-system/modal/modalStore.ts'
import type { PartLoader } from '@souk/design-system/primitives/overlay/PartLoaderContext.ts'
import type { i18n } from 'i18next'
import type { AnswerAges } from '../network/apollo/answerAges.ts'
import type { IntentKeys } from '../network/apollo/intentKeys.ts'
import type { ServerClock } from '../device/serverClock.ts'
import type { ConnectionStore } from '../device/connection/connectionStore.ts'
import type { CommandsProps, LaterSlot, NewVersionProps } from './laterSlot.ts'
import type { InstallOffer } from '../device/installOffer.ts'
import type { NativeShell } from '../device/native/nativeShell.ts'
import type { Navigation } from '../routes/navigation/navigation.ts'
import type { PromptMemory } from '../session/promptMemory.ts'
import type { PreferenceStore } from '../session/preferences/preferences.ts'
import type { Realtime } from '../network/realtime/realtime.ts'
import type { ReturnPage } from '../session/returnPage.ts'
import type { Session } from '../session/session.ts'
import type { StepStore } from '../session/stepStore.ts'
import type { InviteMemory } from '../session/tracking/inviteMemory.ts'

/** Everything of which the application has one. Made by `createServices`; components get it from `useServices`. */
export interface Services {
  readonly client: ApolloClient
  /** When each page was answered last. */
  readonly answerAges: AnswerAges
  readonly i18n: i18n
  readonly session: Session
  /** Where somebody was when they had to log in. */
  readonly returnPage: ReturnPage
  /** What stands between a password or a letter and the next proof. */
  readonly steps: StepStore
  /** Where somebody was when the service went away. */
  readonly failedPage: ReturnPage
  readonly preferences: PreferenceStore
  /** What the user was asked, so that it is not asked twice. */
  readonly prompts: PromptMemory
  /** By whose invitation somebody came. */
  readonly invites: InviteMemory
  readonly connection: ConnectionStore
  readonly realtime: Realtime
  readonly navigation: Navigation
  readonly intents: IntentKeys
  readonly alerts: AlertStore
  readonly modals: ModalStore
  /** How parts of the app that are fetched on demand come. */
  readonly parts: PartLoader
  readonly clock: ServerClock
  /** The application of a telephone that this page runs inside of; null in a browser. */
  readonly native: NativeShell | null
  readonly newVersion: LaterSlot<NewVersionProps>
  /** In the bar of every page with the app's menus: the button of all that can be done from anywhere. */
  readonly commands: LaterSlot<CommandsProps>
  /** At the end of every page with the app's menus: what to try in a demo. */
  readonly hint: LaterSlot<object>
  /** Whether the page can be installed as an application of the device. */
  readonly install: InstallOffer
}
