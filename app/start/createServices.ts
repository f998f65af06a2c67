import { ApolloLink } from '@apollo/client/link'
import { createAlertStore } from '@souk/design-system/alert/alertStore.ts'
import { errorText } from '@souk/design-system/locales/errorText.ts'
import { createModalStore } from '@souk/design-system/modal/modalStore.ts'
import type { PartLoader } from '@souk/design-system/primitives/overlay/PartLoaderContext.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import type { i18n } from 'i18next'
import { agreementDelay } from '../session/agreementDelay.ts'
import { ageLink, createAnswerAges } from '../network/apollo/answerAges.ts'
import { createClient } from '../network/apollo/createClient.ts'
import { httpLink, requestTimeout } from '../network/apollo/links/httpLink.ts'
import { firstAnswersLink, type FirstAnswers } from '../network/apollo/firstAnswers.ts'
import { createIntentKeys } from '../network/apollo/intentKeys.ts'
import { refetchShown } from '../network/apollo/refetchShown.ts'
import { createReloads } from '../network/apollo/reloads.ts'
import { troubleLink } from '../network/apollo/links/troubleLink.ts'
import { watchLink } from '../network/apollo/links/watchLink.ts'
import { createServerClock } from '../device/serverClock.ts'
import { createConnectionStore } from '../device/connection/connectionStore.ts'
import type { InstallOffer } from '../device/installOffer.ts'
import { deviceType, nativeShellOf } from '../device/native/nativeShell.ts'
import { createNavigation } from '../routes/navigation/navigation.ts'
import type { UpdatePreferencesMutationVariables } from '../__generated__/graphql.ts'
import { createPromptMemory } from '../session/promptMemory.ts'
import { createPreferences } from '../session/preferences/preferences.ts'
import { sentTheme } from '../session/preferences/themeDisplay.ts'
import { UpdatePreferencesMutation } from '../session/preferences/UpdatePreferences.mutation.ts'
import { marked } from '../network/apollo/requestMarks.ts'
import { createRealtime } from '../network/realtime/realtime.ts'
import { socketLink } from '../network/realtime/socketLink.ts'
import { loadPart } from '../routes/chunks/browserChunks.ts'
import { BootQuery } from '../session/Boot.query.ts'
import { createReturnPage } from '../session/returnPage.ts'
import { createSession } from '../session/session.ts'
import { createSessionChannel } from '../session/sessionChannel.ts'
import { createStepStore } from '../session/stepStore.ts'
import { unsentKey } from '../session/unsentKey.ts'
import { fetchViewer, forgetAnswers } from '../session/viewerAnswers.ts'
import { createInviteMemory } from '../session/tracking/inviteMemory.ts'
import { createLaterSlot } from '../services/laterSlot.ts'
import { createLeavePage } from '../services/leavePage.ts'
import { checkSession, endSession } from '../services/endSession.ts'
import { lazySocket } from './lazySocket.ts'
import { newId } from '../device/newId.ts'
import { safeStorage } from '../device/storage/safeStorage.ts'
import type { Services } from '../services/Services.ts'
import { watchUnsavedWork } from '../services/unsavedWork.ts'
import { subscribeLater } from '../network/realtime/subscribeLater.ts'

/** What is known when the first page of a visit opens. */
interface FirstPage {
  /** What the page was drawn with by the gateway; for somebody who is logged in they are another's. */
  readonly answers?: FirstAnswers | null
  /** What is paid with where the browser is, for who has chosen nothing. */
  readonly currencyCode?: string | null | undefined
}

const isDevelopment = import.meta.env.DEV

/**
 * Makes the application's services and ties them to each other. Nothing is asked of the server yet; see `startServices`.
 * @param install made before anything was waited for
 * @param first what is known when the first page of a visit opens
 */
export function createServices(
  instance: i18n,
  install: InstallOffer,
  { answers = null, currencyCode = null }: FirstPage = {},
): Services {
  const timers = browserTimers
  const [local, tab] = [safeStorage(() => localStorage), safeStorage(() => sessionStorage)]
  const alerts = createAlertStore(timers)
  const connection = createConnectionStore(timers, navigator.onLine)
  const navigation = createNavigation({ timers, location })
  const returnPage = createReturnPage(tab)
  const failedPage = createReturnPage(tab, 'souk:failed')
  const channel = createSessionChannel()
  const clock = createServerClock(() => Date.now())
  const socket = lazySocket({ connection, timers, locale: navigation.locale })
  const reloads = createReloads(tab, timers)
  const answerAges = createAnswerAges(() => Date.now())
  const sayRefusal = (words: Parameters<typeof errorText>[1]) =>
    alerts.show({ kind: 'error', title: errorText(instance, words) })

  const parts: PartLoader = {
    load: loadPart,
    onFailed: error => {
      // The browser's own log tells what kind of part did not come, and from where.
      reportError(error)
      sayRefusal({ code: 'chunk_failed' })
    },
  }

  const leavePage = createLeavePage({
    reloads,
    failedPage,
    navigation,
    timers,
    reload: () => location.reload(),
    isBusy: watchUnsavedWork(document).isThere,
  })
  const client = createClient({
    trouble: troubleLink({
      alert: sayRefusal,
      signedOut: () => endSession(services),
      unavailable: leavePage,
    }),
    http: ApolloLink.from([
      ageLink(answerAges),
      firstAnswersLink(
        () => (services.session.mayBeMember() ? [] : (answers?.asked ?? [])),
        () => Date.now(),
        navigation.locale,
      ),
      watchLink({
        connection,
        onAnswer: reloads.answered,
        onReflected: seq => services.realtime.reflected(seq),
        onMoment: clock.observe,
      }),
      httpLink({
        fetch: (input, init) => fetch(input, init),
        locale: navigation.locale,
        device: deviceType(),
        newRequestId: () => newId(),
        deadline: () => AbortSignal.timeout(requestTimeout),
        sendsDocuments: isDevelopment,
      }),
    ]),
    socket: socketLink({ socket: socket.get, sendsDocuments: isDevelopment }),
  })

  const session = createSession({
    fetchViewer: async isBooted => {
      const adopt = services.preferences.adopting()
      const viewer = await fetchViewer(client, isBooted)
      if (viewer !== null) adopt(viewer)
      return viewer
    },
    forgetAnswers: isViewerGone => {
      tab.removeItem(unsentKey)
      local.removeItem(agreementDelay)
      return forgetAnswers(client, isViewerGone)
    },
    leaveConnections: socket.restart,
    channel,
    storage: local,
  })

  if (answers !== null && !session.mayBeMember()) client.restore(answers.cache)

  /** Keeps them with the account, where there is one. */
  const keepPreferences = async (input: UpdatePreferencesMutationVariables['input']) => {
    const { standing } = session.current()
    if (standing !== 'member' && standing !== 'guest') return
    const sending = { mutation: UpdatePreferencesMutation, variables: { input } }
    // They are kept here in any case, and the trouble link has told.
    await client.mutate({ ...sending, context: marked({ errors: 'place' }) }).catch(() => {})
  }

  const services: Services = {
    client,
    answerAges,
    i18n: instance,
    session,
    returnPage,
    steps: createStepStore(tab),
    failedPage,
    connection,
    navigation,
    alerts,
    clock,
    parts,
    native: nativeShellOf(globalThis),
    newVersion: createLaterSlot(),
    commands: createLaterSlot(),
    hint: createLaterSlot(),
    install,
    modals: createModalStore(parts),
    prompts: createPromptMemory({
      kept: userId => {
        const me = client.readQuery({ query: BootQuery })?.validateToken?.me
        return me?.id === userId ? me.interfaceSettings : null
      },
      save: interfaceSettings => void keepPreferences({ interfaceSettings }),
    }),
    invites: createInviteMemory({ storage: local, now: clock.now }),
    intents: createIntentKeys({ storage: local, newKey: () => newId(), now: () => Date.now() }),
    preferences: createPreferences({
      timers,
      storage: local,
      theme: sentTheme(),
      currencyCode,
      onChange: () => channel.tell('preferences'),
      save: keepPreferences,
    }),
    realtime: createRealtime({
      timers,
      random: Math.random,
      subscribe: sink =>
        subscribeLater(
          loadPart(() => import('../network/realtime/subscribeUserEvents.ts')).then(
            ({ subscribeUserEvents }) =>
              () =>
                subscribeUserEvents(client, sink),
          ),
          sink.ended,
        ),
      refetch: () => refetchShown(client),
      checkSession: () => void checkSession(services),
    }),
  }
  channel.onNews(news => {
    if (news === 'preferences') services.preferences.reread()
  })
  return services
}
