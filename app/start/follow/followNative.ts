import { routeRow } from '../../routes/table/routeTable.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { AddPushPlayerMutation } from '../../session/push/PushPlayer.mutations.ts'
import type { Absence } from '../../device/followAbsence.ts'
import type { Services } from '../../services/Services.ts'
import { closeTopmost } from '../../device/native/closeTopmost.ts'
import { goBack } from '../../device/native/goBack.ts'
import { nativeEvents, takeNativeEvent } from '../../device/native/nativeEvents.ts'
import type { NativeShell } from '../../device/native/nativeShell.ts'
import { createPushToken } from '../../session/push/pushToken.ts'

/** What the shell dispatches on `window`. No frame of another origin can: that would be a `message`, which nobody hears. */
const eventName = 'souk-shell'

/** Does what the shell around the page tells it, from now on; says to it that it does. */
export function followNative(services: Services, absence: Pick<Absence, 'ended'>, shell: NativeShell): void {
  const { alerts, client, i18n, modals, navigation, session } = services
  const events = nativeEvents({
    back: () =>
      goBack({
        closeTopmost: () => closeTopmost(modals, document),
        pathname: () => location.pathname,
        standing: () => session.current().standing,
        go: name => navigation.go(routeRow(name).path),
        hasBefore,
        before: () => history.back(),
      }),
    tellBack: done => shell.tell({ type: 'back', done }),
    go: navigation.go,
    identityFailed: () => alerts.show({ kind: 'error', title: i18n.t('error:identity_widget_failed') }),
    pushToken: createPushToken({
      session,
      send: token =>
        runMutation(client, AddPushPlayerMutation, { input: { kind: shell.platform, token } }, 'silent'),
    }),
    returned: absence.ended,
  })
  addEventListener(eventName, event => {
    if (!(event instanceof CustomEvent)) return
    const refused = takeNativeEvent(events, event.detail)
    if (refused !== null) shell.tell({ type: 'refused', event: refused })
  })
  shell.tell({ type: 'ready' })
}

/** The router numbers the pages of this visit; the first has 0. */
function hasBefore(): boolean {
  const { idx } = (history.state ?? {}) as { readonly idx?: unknown }
  return typeof idx === 'number' && idx > 0
}
