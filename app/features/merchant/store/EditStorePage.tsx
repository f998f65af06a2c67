import { StoreForm } from '@souk/design-system/domain/shop/merchant/store/StoreForm.tsx'
import { StoreLoading } from '@souk/design-system/domain/shop/merchant/store/StoreLoading.tsx'
import type { StoreShape, StoreValues } from '@souk/design-system/domain/shop/merchant/store/storeShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useParams } from 'react-router-dom'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { runMutation } from '../../../network/apollo/runMutation.ts'
import { FoundStore } from '../../../parts/merchant/FoundStore.tsx'
import { paths } from '../../../routes/paths.ts'
import { useServices } from '../../../services/useServices.ts'
import { useAssets } from '../../../session/useAssets.ts'
import { UpdateStoreMutation } from './Store.queries.ts'

/** Changing what is known of a store. */
export function EditStorePage() {
  const { accountId = '' } = useParams()
  const t = useT('merchant')
  return (
    <MerchantFrame>
      <FoundStore key={accountId} accountId={accountId} title={t('editTitle')}>
        {store => <EditStore store={store} />}
      </FoundStore>
    </MerchantFrame>
  )
}

function EditStore({ store }: { store: StoreShape }) {
  const t = useT('merchant')
  const assets = useAssets()
  const { alerts, client, navigation } = useServices()
  const { accountId } = store
  const save = async (values: StoreValues) => {
    const input = { ...values, cryptoCurrencyCodes: [...values.cryptoCurrencyCodes] }
    await runMutation(client, UpdateStoreMutation, { accountId, input })
    alerts.show({ kind: 'success', title: t('saved') })
    navigation.go(paths.store(accountId))
  }
  return (
    <>
      <PageTitle lead={store.look.title}>{t('editTitle')}</PageTitle>
      {assets ? (
        <StoreForm store={store} assets={assets} cancelHref={paths.store(accountId)} onSave={save} />
      ) : (
        <StoreLoading />
      )}
    </>
  )
}
