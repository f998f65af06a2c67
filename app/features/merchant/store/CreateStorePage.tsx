import { StoreForm } from '@souk/design-system/domain/shop/merchant/store/StoreForm.tsx'
import { StoreLoading } from '@souk/design-system/domain/shop/merchant/store/StoreLoading.tsx'
import type { StoreValues } from '@souk/design-system/domain/shop/merchant/store/storeShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { useIntent } from '../../../services/useIntent.ts'
import { paths } from '../../../routes/paths.ts'
import { useServices } from '../../../services/useServices.ts'
import { useAssets } from '../../../session/useAssets.ts'
import { CreateStoreMutation } from './Store.queries.ts'

/** Opening a store. */
export function CreateStorePage() {
  const t = useT('merchant')
  const assets = useAssets()
  const { alerts, navigation } = useServices()
  const { run } = useIntent(CreateStoreMutation, { errors: 'place' })
  const save = async (values: StoreValues) => {
    const { createMerchantAccount: store } = await run({
      input: { ...values, cryptoCurrencyCodes: [...values.cryptoCurrencyCodes] },
    })
    alerts.show({ kind: 'success', title: t('created') })
    navigation.go(store ? paths.store(store.accountId) : paths.stores())
  }
  return (
    <MerchantFrame>
      <PageTitle lead={t('lead')}>{t('createTitle')}</PageTitle>
      {assets ? (
        <StoreForm store={null} assets={assets} cancelHref={paths.stores()} onSave={save} />
      ) : (
        <StoreLoading />
      )}
    </MerchantFrame>
  )
}
