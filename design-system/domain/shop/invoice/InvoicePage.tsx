import type { MerchantLook } from '../look/merchantLook.ts'
import { lookVariables } from '../look/lookVariables.ts'
import { InvoiceSubject } from './InvoiceSubject.tsx'
import type { PanelProps } from './panel/invoiceEvents.ts'
import { InvoiceFooter } from './InvoiceFooter.tsx'
import { InvoiceHeader } from './InvoiceHeader.tsx'
import { InvoiceColumn, InvoiceGrid, InvoiceRoot } from './InvoicePage.styles.ts'
import { InvoicePanel } from './panel/InvoicePanel.tsx'
import { InvoiceReceipt } from './InvoiceReceipt.tsx'

interface InvoicePageProps extends PanelProps {
  look: MerchantLook
}

/**
 * The page on which a store’s customer pays, in the store’s look. It fills its container and is laid out by the container’s width,
 * so that a preview draws the same in a frame. Its words come with the bundle `invoice`. All that it does is a link or a form, so
 * that it can be read and paid from without scripts.
 */
export function InvoicePage({ look, ...panel }: InvoicePageProps) {
  const { invoice, locale, localeHref } = panel
  const ground = look.style.background === null ? 'gradient' : 'picture'
  return (
    <InvoiceRoot
      style={lookVariables(look)}
      data-ground={ground}
      data-store={look.merchantId}
      data-part="page"
      lang={locale}
    >
      {/* Here and not in the head: it comes and goes with its store’s page. What a part may be said to be is the server’s. */}
      {look.customCssUrl !== null && <link rel="stylesheet" href={look.customCssUrl} />}
      <InvoiceColumn>
        <InvoiceHeader look={look} locale={locale} localeHref={localeHref} />
        <InvoiceGrid>
          <InvoiceSubject invoice={invoice} locale={locale} />
          <InvoicePanel {...panel} />
        </InvoiceGrid>
        <InvoiceReceipt invoice={invoice} locale={locale} />
        <InvoiceFooter contactUrl={invoice.contactUrl} target={panel.returnTarget} />
      </InvoiceColumn>
    </InvoiceRoot>
  )
}
