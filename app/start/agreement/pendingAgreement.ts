import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import type { Services } from '../../services/Services.ts'
import { BootQuery } from '../../session/Boot.query.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import { agreementDelay } from '../../session/agreementDelay.ts'

export type PendingAgreement = NonNullable<Viewer['agreementToAccept']>

/**
 * The agreement that who is logged in here is asked to accept now; null for nothing, and where it was put off.
 * @param storage `localStorage`
 */
export function pendingAgreement(
  { client, session }: Pick<Services, 'client' | 'session'>,
  storage: Pick<KeyStorage, 'getItem'>,
): PendingAgreement | null {
  const { standing, userId } = session.current()
  if (standing !== 'member' || storage.getItem(agreementDelay) === userId) return null
  const me = client.readQuery({ query: BootQuery })?.validateToken?.me
  return me?.id === userId ? me.agreementToAccept : null
}
