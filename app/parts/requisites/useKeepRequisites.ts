import type { Requisite } from '@souk/design-system/domain/reference/method/requisite.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useIntent } from '../../services/useIntent.ts'
import { useServices } from '../../services/useServices.ts'
import { CreateCredentialMutation } from './CreateCredential.mutation.ts'

interface KeptRequisites {
  readonly name: string
  readonly currencyCode: string
  readonly paymentMethodCode: string
  readonly credentials: readonly Requisite[]
}

/** Saves what was typed for one trade, for the next ones. The trade does not wait for it; whether it is saved, an alert says. */
export function useKeepRequisites(): (kept: KeptRequisites) => void {
  const { alerts, client, i18n } = useServices()
  const { run } = useIntent(CreateCredentialMutation, { errors: 'place' })
  return kept => {
    run({ input: { ...kept, credentials: [...kept.credentials] } })
      .then(() => {
        alerts.show({ kind: 'success', title: i18n.t('requisite:kept') })
        return refetchShown(client, ['paymentCredentials'])
      })
      .catch(() => alerts.show({ kind: 'warning', title: i18n.t('requisite:notKept') }))
  }
}
