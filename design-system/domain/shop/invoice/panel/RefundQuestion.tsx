import type { DecimalString } from '../../../../format/decimal.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { AddressParts } from '../../../money/send/address/AddressParts.tsx'
import { MessageCard } from '../InvoiceMessage.styles.ts'
import { Facts } from './InvoicePanel.styles.ts'

/** Coins that go back once it is confirmed. */
export interface RefundToConfirm {
  readonly amount: { readonly amount: DecimalString; readonly asset: string }
  /** As people know it: Tron. */
  readonly networkName: string
  readonly address: string
  readonly memo: string | null
  readonly productTitle: string
}

/** What the link of a letter asks: what goes where. The yes is a form of its own, since programs open such links before people do. */
export function RefundQuestion({ refund }: { refund: RefundToConfirm }) {
  const t = useT('invoice')
  const locale = useLocale()
  const { amount, networkName, address, memo, productTitle } = refund
  const coin = { code: amount.asset, kind: 'coin', decimals: 0, shown: 0 } as const
  const rows = [
    [t('receipt.order'), productTitle],
    [t('amount'), formatAmount(amount.amount, coin, { mode: 'full', locale })],
    [t('network'), networkName],
    ...(memo === null ? [] : [[t('memoName'), memo]]),
  ]
  return (
    <MessageCard>
      <h1>{t('confirmRefund.title')}</h1>
      <p>{t('confirmRefund.text')}</p>
      <AddressParts address={address} translate="no" />
      <Facts>
        {rows.map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </Facts>
      <form method="post">
        <Button type="submit" variant="primary" size="l" width="fill">
          {t('confirmRefund.button')}
        </Button>
      </form>
    </MessageCard>
  )
}
