import type { MouseEvent } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { Facts, Figures, RowRoot, Words } from '../../../money/transaction/TransactionRow.styles.ts'
import { HeldChip } from '../invoice/HeldChip.tsx'
import { InvoiceAmount } from '../invoice/InvoiceAmount.tsx'
import { InvoiceStatusChip } from '../invoice/InvoiceStatusChip.tsx'
import type { InvoiceRowShape } from '../invoice/merchantInvoice.ts'

interface InvoiceRowProps {
  invoice: InvoiceRowShape
  assets: AssetBook
  /** Its details. */
  href: string
  /** Opens them in place of the link; call `preventDefault` then. */
  onOpen: (event: MouseEvent<HTMLElement>) => void
}

/** One invoice in a list: what for, for whom, how much, and where it is. */
export function InvoiceRow({ invoice, assets, href, onOpen }: InvoiceRowProps) {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  const { productTitle, reference, email, createdAt, status, hasHeld } = invoice
  return (
    <RowRoot>
      <Words>
        <TextLink look="quiet" href={href} onClick={onOpen}>
          {productTitle}
        </TextLink>
        <Facts data-compact="">
          {reference !== null && <span>{t('number', { reference })}</span>}
          {email !== null && <span data-more="">{email}</span>}
          <time dateTime={createdAt}>{formatDate(createdAt, { format: 'dateTime', locale })}</time>
        </Facts>
      </Words>
      <Figures>
        <InvoiceAmount money={invoice.amount} assets={assets} />
        <Inline gap="1" justify="end">
          {hasHeld && <HeldChip />}
          <InvoiceStatusChip status={status} />
        </Inline>
      </Figures>
    </RowRoot>
  )
}
