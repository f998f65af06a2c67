import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { InvoiceEvents } from '@souk/design-system/domain/shop/merchant/invoice/InvoiceDetail.tsx'
import type { InvoiceDetailShape } from '@souk/design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import { useMoneyText } from '@souk/design-system/domain/shop/merchant/invoice/useMoneyText.ts'
import { shareText } from '@souk/design-system/domain/money/wallet/receive/shareText.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { useIntent } from '../../../services/useIntent.ts'
import { useServices } from '../../../services/useServices.ts'
import {
  CancelInvoiceMutation,
  MailInvoiceMutation,
  SendBackMutation,
  TakeRestMutation,
} from './Invoice.queries.ts'

const dialogs = {
  cancel: {
    load: () =>
      import('@souk/design-system/domain/shop/merchant/invoice/CancelInvoiceDialog.tsx').then(
        dialog => dialog.CancelInvoiceDialog,
      ),
  },
  mail: {
    load: () =>
      import('@souk/design-system/domain/shop/merchant/invoice/MailInvoiceDialog.tsx').then(
        dialog => dialog.MailInvoiceDialog,
      ),
  },
  take: {
    load: () =>
      import('@souk/design-system/domain/shop/merchant/invoice/TakeRestDialog.tsx').then(
        dialog => dialog.TakeRestDialog,
      ),
  },
  sendBack: {
    load: () =>
      import('@souk/design-system/domain/shop/merchant/invoice/SendBackDialog.tsx').then(
        dialog => dialog.SendBackDialog,
      ),
  },
} as const

/** What a store’s owner does with an invoice: asked first, done once, and said. */
export function useInvoiceEvents(invoice: InvoiceDetailShape, assets: AssetBook): InvoiceEvents {
  const t = useT('merchantInvoice')
  const { alerts, client, modals } = useServices()
  const textOf = useMoneyText(assets)
  const cancel = useIntent(CancelInvoiceMutation)
  const mail = useIntent(MailInvoiceMutation, { errors: 'place' })
  const take = useIntent(TakeRestMutation)
  const sendBack = useIntent(SendBackMutation)
  const { id, url, productTitle, email } = invoice

  const ask = async (dialog: keyof typeof dialogs, props: object, done: (answer: unknown) => string) => {
    const answer = await modals.open('confirmation', dialogs[dialog], props)
    if (answer === undefined) return
    alerts.show({ kind: 'success', title: done(answer) })
    // The list tells of it when it hears; where nothing is heard it is asked.
    await refetchShown(client, ['invoices']).catch(() => {})
  }
  const share = async () => {
    const end = await shareText(t('link.shareText', { title: productTitle, url }))
    if (end === 'copied') alerts.show({ kind: 'success', title: t('link.copied') })
    if (end === 'failed') alerts.show({ kind: 'error', title: t('link.shareFailed') })
  }
  return {
    onShare: () => void share(),
    onCancel: () => void ask('cancel', { onSubmit: () => cancel.run({ id }) }, () => t('cancel.done')),
    onMail: () =>
      void ask('mail', { email, onSubmit: (to: string) => mail.run({ id, input: { email: to } }) }, to =>
        t('mail.done', { email: String(to) }),
      ),
    onTake: rest =>
      void ask('take', { rest, assets, onSubmit: () => take.run({ id, input: { restId: rest.id } }) }, () =>
        t('rest.taken', { amount: textOf(rest.amount) }),
      ),
    onSendBack: (refund, amount) =>
      void ask(
        'sendBack',
        { refund, amount, assets, onSubmit: () => sendBack.run({ id, input: { refundId: refund.id } }) },
        () => t('refund.sending'),
      ),
  }
}
