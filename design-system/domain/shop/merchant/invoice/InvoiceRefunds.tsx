import Undo2 from 'lucide-react/icons/undo-2'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'
import { InvoiceAmount } from './InvoiceAmount.tsx'
import { ItemBox, Items } from './InvoiceDetail.styles.ts'
import { InvoicePart } from './InvoicePart.tsx'
import type { InvoiceDetailShape, InvoiceRefund } from './merchantInvoice.ts'
import { refundAmount } from './refundAmount.ts'
import { RefundPlace } from './RefundPlace.tsx'

interface InvoiceRefundsProps {
  invoice: Pick<InvoiceDetailShape, 'refunds' | 'payments' | 'actions'>
  assets: AssetBook
  /** Asks before it sends: so much, where that is known. */
  onSend: (refund: InvoiceRefund, amount: InvoiceMoney | null) => void
}

/** Where a payer wants coins back, and how far that is. Nothing without a refund. */
export function InvoiceRefunds({ invoice, assets, onSend }: InvoiceRefundsProps) {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  const { refunds, actions } = invoice
  if (refunds.length === 0) return null
  return (
    <InvoicePart title={t('refund.title')}>
      <Items>
        {refunds.map(refund => {
          const isAsked = refund.status === 'asked'
          const amount = refund.status === 'withdrawn' ? null : refundAmount(refund, invoice)
          return (
            <ItemBox key={refund.id} {...(isAsked ? { 'data-held': '' } : {})}>
              <Inline gap="2" justify="between">
                <Text size="body-strong">
                  {t(isAsked ? 'refund.wanted' : `refund.state.${refund.status}`)}
                </Text>
                <Caption as="time" dateTime={refund.changedAt}>
                  {formatDate(refund.changedAt, { format: 'dateTime', locale })}
                </Caption>
              </Inline>
              {amount !== null && <InvoiceAmount money={amount} assets={assets} />}
              {refund.status !== 'withdrawn' && <RefundPlace refund={refund} />}
              {isAsked &&
                (actions.includes('confirm_refund') ? (
                  <div>
                    <Button size="s" icon={Undo2} onClick={() => onSend(refund, amount)}>
                      {t('refund.send')}
                    </Button>
                  </div>
                ) : (
                  <Text as="p" size="caption">
                    {t('refund.byEmail')}
                  </Text>
                ))}
            </ItemBox>
          )
        })}
      </Items>
    </InvoicePart>
  )
}
