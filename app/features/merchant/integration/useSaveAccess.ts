import type { AccessShape } from '@souk/design-system/domain/shop/merchant/integration/integrationShape.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { useServices } from '../../../services/useServices.ts'
import { SaveAccessMutation } from './Integration.queries.ts'

/** Saves the addresses of a store; answers them as they are kept. What is refused is thrown, for the form. */
export function useSaveAccess(accountId: string): (access: AccessShape) => Promise<AccessShape> {
  const t = useT('merchantIntegration')
  const { alerts, client } = useServices()
  return async access => {
    const { data } = await client.mutate({
      mutation: SaveAccessMutation,
      variables: { accountId, input: { ...access } },
      context: marked({ errors: 'place' }),
    })
    alerts.show({ kind: 'success', title: t('access.saved') })
    return data?.updateMerchantAccount ?? access
  }
}
