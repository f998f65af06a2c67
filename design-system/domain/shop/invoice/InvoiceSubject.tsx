import type { Locale } from '../../../format/locale.ts'
import { useT } from '../../../locales/useT.ts'
import { AmountText } from '../../../primitives/amount/AmountText.tsx'
import { AskedAmount, AskedLabel, AskedProduct, AskedRoot, AskedTerms } from './InvoiceSubject.styles.ts'
import type { InvoiceShape } from './invoiceShape.ts'
import { payParts } from './panel/payAsset.ts'

interface InvoiceSubjectProps {
  invoice: InvoiceShape
  locale: Locale
}

/** From how many characters on an amount is written smaller. */
const long = 9

/** What is to be paid, and for what. */
export function InvoiceSubject({ invoice, locale }: InvoiceSubjectProps) {
  const t = useT('invoice')
  const { asked, productTitle, productDescription, payerEmail } = invoice
  const parts = payParts(asked, invoice, locale)
  const length = parts.map(({ text }) => text).join('').length
  return (
    <AskedRoot>
      <div>
        <AskedLabel>{t('toPay')}</AskedLabel>
        <AskedAmount data-length={length > long ? 'long' : 'short'}>
          <AmountText parts={parts} size="xl" />
        </AskedAmount>
      </div>
      <AskedProduct data-part="product">
        <h3>{productTitle}</h3>
        {productDescription !== '' && <p>{productDescription}</p>}
      </AskedProduct>
      <AskedTerms>
        <div>
          <dt>{t('networkFee')}</dt>
          <dd>{t('paidByStore')}</dd>
        </div>
        {payerEmail !== null && (
          <div>
            <dt>{t('receiptTo')}</dt>
            <dd>{payerEmail}</dd>
          </div>
        )}
      </AskedTerms>
    </AskedRoot>
  )
}
