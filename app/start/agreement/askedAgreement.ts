import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import type { Services } from '../../services/Services.ts'
import { BootQuery } from '../../session/Boot.query.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import { agreementPutOff } from '../../session/agreementPutOff.ts'

export type AskedAgreement = NonNullable<Viewer['agreementToAccept']>

/**
 * The agreement that who is logged in here is asked to accept now; null for nothing, and where it was put off.
 * @param storage `localStorage`
 */
export function askedAgreement(
  { client, session }: Pick<Services, 'client' | 'session'>,
  storage: Pick<KeyStorage, 'getItem'>,
): AskedAgreement | null {
  const { standing, userId } = session.current()
  if (standing !== 'member' || storage.getItem(agreementPutOff) === userId) return null
  const me = client.readQuery({ query: BootQuery })?.validateToken?.me
  return me?.id === userId ? me.agreementToAccept : null
}
