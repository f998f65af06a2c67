import type { ReactNode } from 'react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { Locale } from '../../../../format/locale.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { PanelProps } from './invoiceEvents.ts'
import { Facts } from './InvoicePanel.styles.ts'
import type { InvoiceMoney, InvoiceShape } from '../invoiceShape.ts'
import { payParts } from './payAsset.ts'
import type { PayFact } from './payerView.ts'
import { payerView } from './payerView.ts'

type Fact = (invoice: InvoiceShape, locale: Locale) => ReactNode

const amountOf =
  (of: (invoice: InvoiceShape) => InvoiceMoney | null | undefined): Fact =>
  (invoice, locale) => {
    const money = of(invoice)
    return money == null ? null : <AmountText parts={payParts(money, invoice, locale)} />
  }

/** How much of each end of a transaction’s id is shown. */
const end = 4

const transaction: Fact = ({ seen }) => {
  if (seen === null || seen.txid === null) return null
  const short = `${seen.txid.slice(0, end)}…${seen.txid.slice(-end)}`
  if (seen.explorerUrl === null) return <span data-code="">{short}</span>
  return (
    <TextLink
      href={seen.explorerUrl}
      target="_blank"
      rel="noreferrer"
      look="inherit"
      iconEnd={ArrowUpRight}
      data-code=""
    >
      {short}
    </TextLink>
  )
}

/** What each row says; null where there is nothing to say. */
const factOf: Readonly<Record<PayFact, Fact>> = {
  amount: amountOf(({ seen }) => seen?.received),
  received: amountOf(({ seen }) => seen?.received),
  missing: amountOf(({ seen }) => seen?.missing),
  extra: amountOf(({ seen }) => seen?.returnable),
  transaction,
  refundTo: ({ refundAddress }) =>
    refundAddress === null ? null : (
      <span data-code="" translate="no">
        {refundAddress}
      </span>
    ),
}

/** What came, and what became of it. */
export function PayFacts({ invoice, locale }: PanelProps) {
  const t = useT('invoice')
  const rows = payerView[invoice.state].facts
    .map(name => ({ name, said: factOf[name](invoice, locale) }))
    .filter(({ said }) => said !== null)
  if (rows.length === 0) return null
  return (
    <Facts>
      {rows.map(({ name, said }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </Facts>
  )
}
