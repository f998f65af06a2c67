import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { isZero } from '../../../../format/decimal.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { localeTable } from '../../../../locales/localeTable.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'
import { InvoiceAmount } from './InvoiceAmount.tsx'
import { InvoicePart } from './InvoicePart.tsx'
import type { InvoiceDetailShape } from './merchantInvoice.ts'

interface InvoiceFactsProps {
  invoice: InvoiceDetailShape
  assets: AssetBook
}

/** What an invoice says, and what came of it: amounts, rate and fee. */
export function InvoiceFacts({ invoice, assets }: InvoiceFactsProps) {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  const { received, settled, processingFee, processingPercent, tolerancePercent } = invoice
  const moment = (at: string) => formatDate(at, { format: 'dateTime', locale })
  const texts = [
    ['description', invoice.productDescription === '' ? null : invoice.productDescription],
    ['reference', invoice.reference],
    ['email', invoice.email],
    ['created', moment(invoice.createdAt)],
    ['ends', invoice.status === 'created' ? moment(invoice.expiresAt) : null],
    ['paid', invoice.paidAt === null ? null : moment(invoice.paidAt)],
    ['language', localeTable[invoice.locale].name],
    ['rate', useRateText(invoice, assets)],
  ] as const
  const sums = (money: readonly InvoiceMoney[]) =>
    money.map(each => (
      <div key={each.asset}>
        <InvoiceAmount money={each} assets={assets} />
      </div>
    ))
  return (
    <InvoicePart title={t('detail.about')}>
      <DefinitionList look="rows">
        {texts.map(
          ([name, text]) =>
            text !== null && (
              <DefinitionRow key={name} term={t(`detail.${name}`)}>
                {text}
              </DefinitionRow>
            ),
        )}
        {!isZero(received.amount) && (
          <DefinitionRow term={t('detail.received')}>{sums([received])}</DefinitionRow>
        )}
        {settled.length > 0 && <DefinitionRow term={t('detail.settled')}>{sums(settled)}</DefinitionRow>}
        {processingFee.length > 0 && (
          <DefinitionRow term={t('detail.fee', { percent: formatPercent(processingPercent, { locale }) })}>
            {sums(processingFee)}
          </DefinitionRow>
        )}
        {!isZero(tolerancePercent) && (
          <DefinitionRow term={t('detail.tolerance')}>
            {formatPercent(tolerancePercent, { locale })}
          </DefinitionRow>
        )}
      </DefinitionList>
    </InvoicePart>
  )
}

/** Null where nothing was priced, or where a coin asks for itself. */
function useRateText(invoice: InvoiceDetailShape, assets: AssetBook): string | null {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  const { sourceRate, cryptoCurrencyCode: coin, amount } = invoice
  if (sourceRate === null || coin === null || coin === amount.asset) return null
  const price = formatAmount(sourceRate, assets.of(amount.asset), { mode: 'price', locale })
  return t('detail.rateOf', { coin, price })
}
