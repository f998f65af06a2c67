import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'

/** Goes on once details are saved: back to the list, which says so. */
export function useSavedCredential(): () => void {
  const { alerts, client, i18n, navigation } = useServices()
  return () => {
    alerts.show({ kind: 'success', title: i18n.t('credential:form.saved') })
    navigation.go(paths.paymentCredentials())
    // The list asks by itself when it comes; pages beside it may show them too.
    void refetchShown(client, ['paymentCredentials']).catch(() => {})
  }
}
