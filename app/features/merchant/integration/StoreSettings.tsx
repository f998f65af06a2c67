import { useQuery } from '@apollo/client/react'
import { AccessForm } from '@souk/design-system/domain/shop/merchant/integration/AccessForm.tsx'
import { IntegrationFailed } from '@souk/design-system/domain/shop/merchant/integration/IntegrationFailed.tsx'
import { IntegrationLoading } from '@souk/design-system/domain/shop/merchant/integration/IntegrationLoading.tsx'
import { StoreKeys } from '@souk/design-system/domain/shop/merchant/integration/StoreKeys.tsx'
import { WebhookKey } from '@souk/design-system/domain/shop/merchant/integration/WebhookKey.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { StaleNote } from '@souk/design-system/primitives/state/StaleNote.tsx'
import { SaveAccessMutation, SoftwareQuery } from './Integration.queries.ts'
import { useStoreKeys } from './useStoreKeys.ts'
import type { AccessShape } from '@souk/design-system/domain/shop/merchant/integration/integrationShape.ts'
import { runMutation } from '../../../network/apollo/runMutation.ts'
import { useServices } from '../../../services/useServices.ts'

/** The addresses and the keys of a store. */
export function StoreSettings({ accountId }: { accountId: string }) {
  const t = useT('merchantIntegration')
  const save = useSaveAccess(accountId)
  const calls = useStoreKeys(accountId)
  const { data, error, loading, refetch } = useQuery(SoftwareQuery, { variables: { accountId } })
  const [access, keys] = [data?.merchantAccount, data?.merchantKeys]
  if (!access || !keys) {
    if (error === undefined) return <IntegrationLoading />
    return <IntegrationFailed onRetry={() => void refetch().catch(() => {})} isRetrying={loading} />
  }
  return (
    <>
      {error !== undefined && <StaleNote>{t('stale')}</StaleNote>}
      <AccessForm access={access} onSave={save} />
      <StoreKeys
        keys={keys.items}
        limit={keys.limit}
        isMaking={calls.isMaking}
        onMake={calls.make}
        onRevoke={calls.revoke}
      />
      <WebhookKey
        webhookKey={keys.webhookKey}
        downloadHref={`/api/v1/me/merchant_accounts/${encodeURIComponent(accountId)}/download_public_key`}
        onRenew={calls.renew}
      />
    </>
  )
}

/** Saves the addresses of a store; answers them as they are kept. What is refused is thrown, for the form. */
function useSaveAccess(accountId: string): (access: AccessShape) => Promise<AccessShape> {
  const t = useT('merchantIntegration')
  const { alerts, client } = useServices()
  return async access => {
    const data = await runMutation(client, SaveAccessMutation, { accountId, input: { ...access } })
    alerts.show({ kind: 'success', title: t('access.saved') })
    return data?.updateMerchantAccount ?? access
  }
}
