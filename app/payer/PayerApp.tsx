import { BrandContext } from '@souk/design-system/brand/brand.ts'
import { InvoiceMessage } from '@souk/design-system/domain/shop/invoice/InvoiceMessage.tsx'
import { PayerRoot } from '@souk/design-system/domain/shop/invoice/PayerRoot.tsx'
import { RefundQuestion } from '@souk/design-system/domain/shop/invoice/panel/RefundQuestion.tsx'
import { WordsContext } from '@souk/design-system/locales/words.ts'
import { GlobalStyle } from '@souk/design-system/theme/GlobalStyle.tsx'
import { useMemo } from 'react'
import type { PayerPage } from './payerPage.ts'
import { PayerInvoicePage } from './PayerInvoicePage.tsx'
import type { PayerServices } from './payerServices.ts'
import { payerWords } from './payerWords.ts'

interface PayerAppProps {
  page: PayerPage
  services: PayerServices
}

/** The page of a payer, whatever there is to show: the same on the server and in the browser. */
export function PayerApp({ page, services }: PayerAppProps) {
  const { locale, words, brand } = page
  const spoken = useMemo(() => payerWords(locale, words, brand.name), [locale, words, brand])
  return (
    <BrandContext value={brand}>
      <WordsContext value={spoken}>
        <GlobalStyle />
        <PayerRoot>
          <Shown page={page} services={services} />
        </PayerRoot>
      </WordsContext>
    </BrandContext>
  )
}

function Shown({ page, services }: PayerAppProps) {
  const { view } = page
  if (view.kind === 'invoice') return <PayerInvoicePage page={page} view={view} services={services} />
  if (view.kind === 'confirm') return <RefundQuestion refund={view.refund} />
  return <InvoiceMessage kind={view.kind} />
}
