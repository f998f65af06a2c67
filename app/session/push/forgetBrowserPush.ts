import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { browserPushSurroundings } from '../../device/push/browserPushSurroundings.ts'
import { dropPushMark } from '../../device/push/pushMark.ts'

/** Ends the notices of this browser without asking the server, which has forgotten it with the session. */
export async function forgetBrowserPush(storage: KeyStorage): Promise<void> {
  const subscription = await browserPushSurroundings()?.subscription()
  await subscription?.unsubscribe()
  dropPushMark(storage)
}
