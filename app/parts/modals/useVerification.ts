import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import type { ModalProps } from '@souk/design-system/modal/modalTable.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useServices } from '../../services/useServices.ts'
import type { modalTable } from './modalTable.ts'

type Verification = ModalProps<typeof modalTable, 'verification'>

/**
 * Asks for the code of the authenticator; resolves with true once what it was for is done. Its words belong to the account's
 * pages: others load them only now.
 */
export function useVerification(): (props: Verification) => Promise<true | undefined> {
  const modal = useModalOf<typeof modalTable>()
  const { i18n, parts } = useServices()
  const locale = useLocale()
  return async props => {
    if (!i18n.hasResourceBundle(locale, 'security')) {
      try {
        await parts.load(() => addWordBundle(i18n, locale, 'account'))
      } catch (error) {
        parts.onFailed(error)
        return undefined
      }
    }
    return modal.open('verification', props)
  }
}
