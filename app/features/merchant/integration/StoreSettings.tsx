import { useQuery } from '@apollo/client/react'
import { AccessForm } from '@souk/design-system/domain/shop/merchant/integration/AccessForm.tsx'
import { IntegrationFailed } from '@souk/design-system/domain/shop/merchant/integration/IntegrationFailed.tsx'
import { IntegrationLoading } from '@souk/design-system/domain/shop/merchant/integration/IntegrationLoading.tsx'
import { StoreKeys } from '@souk/design-system/domain/shop/merchant/integration/StoreKeys.tsx'
import { WebhookKey } from '@souk/design-system/domain/shop/merchant/integration/WebhookKey.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { StaleNote } from '@souk/design-system/primitives/state/StaleNote.tsx'
import { SoftwareQuery } from './Integration.queries.ts'
import { useSaveAccess } from './useSaveAccess.ts'
import { useStoreKeys } from './useStoreKeys.ts'

/** The addresses and the keys of a store. */
export function StoreSettings({ accountId }: { accountId: string }) {
  const t = useT('merchantIntegration')
  const save = useSaveAccess(accountId)
  const calls = useStoreKeys(accountId)
  const { data, error, loading, refetch } = useQuery(SoftwareQuery, {
    variables: { accountId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
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
