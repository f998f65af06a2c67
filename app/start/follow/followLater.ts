import { startAgreement } from '../agreement/startAgreement.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { startDemo } from '../demo/startDemo.ts'
import { loadPart } from '../../routes/chunks/browserChunks.ts'
import { followCommands } from './followCommands.ts'
import { followNative } from './followNative.ts'
import { followPush } from './followPush.ts'
import { forgetBrowserPush } from '../../session/push/forgetBrowserPush.ts'
import { followSound } from '../sound/followSound.ts'
import { followUnknownCodes } from './followUnknownCodes.ts'
import { followTrackers } from '../../session/tracking/followTrackers.ts'
import { UpdateTrackersMutation } from '../../session/tracking/UpdateTrackers.mutation.ts'
import { followVersion } from './followVersion.tsx'
import { ownVersion } from '../../device/version/ownVersion.ts'
import type { Absence } from '../../device/followAbsence.ts'
import { safeStorage } from '../../device/storage/safeStorage.ts'
import type { Services } from '../../services/Services.ts'

interface LaterParts {
  readonly absence: Absence
  /** Of the page that was come to: `?ref=kunle`. */
  readonly search: string
}

/**
 * What lives as long as the page and may begin after it: the shell's events, where somebody came from, whose notices this
 * browser shows, sounds, the list of what can be done from anywhere, words for codes of a newer service, whether an agreement is to be
 * accepted, what to try in a demo, and whether a newer version is served. It comes while the server still has this build; the last is
 * needed once it has another.
 */
export function followLater(services: Services, { absence, search }: LaterParts): void {
  const { client, native, session } = services
  followCommands(services).catch(reportError)
  if (native !== null) followNative(services, absence, native)
  const storage = safeStorage(() => localStorage)
  followPush({ session, storage, forget: () => forgetBrowserPush(storage) })
  followSound(services, storage)
  followUnknownCodes(services)
  startAgreement(services, storage, () => loadPart(() => import('../agreement/followAgreement.ts')))
  followTrackers({
    search,
    storage,
    session,
    // Nobody asked for it: nobody is told when it fails.
    send: input => runMutation(client, UpdateTrackersMutation, { input }, 'silent'),
  })
  startDemo(services, storage, () => loadPart(() => import('../demo/followDemo.tsx'))).catch(reportError)
  const own = ownVersion(document)
  if (own !== null) followVersion(services, absence, own)
}
