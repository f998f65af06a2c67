import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { pendingAgreement } from './pendingAgreement.ts'
import type { AgreementServices, followAgreement } from './followAgreement.ts'

/**
 * Has the question come whether a new agreement is accepted, once somebody is here who has to answer it: nobody else fetches anything of
 * it.
 * @param storage `localStorage`
 * @param load fetches {@link followAgreement}
 */
export function startAgreement(
  services: AgreementServices,
  storage: KeyStorage,
  load: () => Promise<{ readonly followAgreement: typeof followAgreement }>,
): void {
  let isBegun = false
  const begin = async () => {
    if (isBegun || pendingAgreement(services, storage) === null) return
    isBegun = true
    try {
      const { followAgreement: follow } = await load()
      follow(services, storage)
    } catch (error) {
      // It is asked with the next page, or at the next log-in.
      isBegun = false
      reportError(error)
    }
  }
  // What was put off before a log-in is forgotten right after all have heard of it.
  services.session.subscribe(() => queueMicrotask(() => void begin()))
  void begin()
}
