import { useT } from '@souk/design-system/locales/useT.ts'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { runMutation } from '../../../network/apollo/runMutation.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { useServices } from '../../../services/useServices.ts'
import { MakeKeyMutation, RenewWebhookKeyMutation, RevokeKeyMutation } from './Integration.queries.ts'

const dialogs = {
  made: {
    load: () =>
      import('@souk/design-system/domain/shop/merchant/integration/NewKeyDialog.tsx').then(
        dialog => dialog.NewKeyDialog,
      ),
  },
  revoke: {
    load: () =>
      import('@souk/design-system/domain/shop/merchant/integration/RevokeKeyDialog.tsx').then(
        dialog => dialog.RevokeKeyDialog,
      ),
  },
  renew: {
    load: () =>
      import('@souk/design-system/domain/shop/merchant/integration/RenewKeyDialog.tsx').then(
        dialog => dialog.RenewKeyDialog,
      ),
  },
} as const

/** What an owner does with the keys of a store: theirs, and ours towards it. */
export function useStoreKeys(accountId: string) {
  const t = useT('merchantIntegration')
  const { alerts, client, modals } = useServices()
  const making = useIntent(MakeKeyMutation, { isSecret: true })
  const renewing = useIntent(RenewWebhookKeyMutation)
  const refresh = () => refetchShown(client, ['merchantKeys']).catch(() => {})

  const make = async () => {
    const { generateMerchantKeypair: pair } = await making.run({ accountId })
    if (!pair) return
    // The list has it already when its private half is shown.
    const shown = modals.open('confirmation', dialogs.made, {
      keyId: pair.keyId,
      privateKey: pair.privateKey,
    })
    await Promise.all([shown, refresh()])
  }
  const ask = async (dialog: 'revoke' | 'renew', props: object) => {
    const isDone = await modals.open('confirmation', dialogs[dialog], props)
    if (isDone !== true) return
    alerts.show({ kind: 'success', title: t(dialog === 'revoke' ? 'revoke.done' : 'renew.done') })
    await refresh()
  }
  const end = (keyId: string) => runMutation(client, RevokeKeyMutation, { accountId, keyId }, 'alert')
  return {
    isMaking: making.isPending,
    // An alert has said why, where it was refused.
    make: () => void make().catch(() => {}),
    revoke: (keyId: string) => void ask('revoke', { keyId, onSubmit: () => end(keyId) }),
    renew: () => void ask('renew', { onSubmit: () => renewing.run({ accountId }) }),
  }
}
