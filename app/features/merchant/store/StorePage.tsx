import type { StoreShape } from '@souk/design-system/domain/shop/merchant/store/storeShape.ts'
import { StoreView } from '@souk/design-system/domain/shop/merchant/store/StoreView.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'
import { useParams } from 'react-router-dom'
import { MerchantFrame } from '../../../parts/merchant/MerchantFrame.tsx'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { runMutation } from '../../../network/apollo/runMutation.ts'
import { FoundStore } from '../../../parts/merchant/FoundStore.tsx'
import { paths } from '../../../routes/paths.ts'
import { useServices } from '../../../services/useServices.ts'
import { CloseStoreMutation } from './Store.queries.ts'
import { storeLinks } from '../../../parts/merchant/storeLinks.ts'

/** One of the viewer's stores. */
export function StorePage() {
  const { accountId = '' } = useParams()
  const t = useT('merchant')
  return (
    <MerchantFrame>
      <FoundStore key={accountId} accountId={accountId} title={t('title')}>
        {store => <ShownStore store={store} />}
      </FoundStore>
    </MerchantFrame>
  )
}

const closeDialog: ModalEntry = {
  load: () =>
    import('@souk/design-system/domain/shop/merchant/store/CloseStoreDialog.tsx').then(
      dialog => dialog.CloseStoreDialog,
    ),
}

function ShownStore({ store }: { store: StoreShape }) {
  const t = useT('merchant')
  const { alerts, client, modals, navigation } = useServices()
  const { accountId } = store
  const { title } = store.look
  const askToClose = async () => {
    const onSubmit = () => runMutation(client, CloseStoreMutation, { accountId }, 'alert')
    const isClosed = await modals.open('confirmation', closeDialog, { title, onSubmit })
    if (isClosed !== true) return
    alerts.show({ kind: 'success', title: t('close.done', { title }) })
    navigation.go(paths.stores())
    await refetchShown(client, ['merchantAccounts']).catch(() => {})
  }
  return <StoreView store={store} links={storeLinks(accountId)} onClose={() => void askToClose()} />
}
