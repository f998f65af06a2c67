import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { HeldChip } from './HeldChip.tsx'
import { InvoiceAmount } from './InvoiceAmount.tsx'
import { HeadAmount } from './InvoiceDetail.styles.ts'
import { InvoiceStatusChip } from './InvoiceStatusChip.tsx'
import type { InvoiceDetailShape } from './merchantInvoice.ts'

interface InvoiceHeadProps {
  invoice: InvoiceDetailShape
  assets: AssetBook
}

/** What an invoice is for, how much it asks, and where it is, in words. */
export function InvoiceHead({ invoice, assets }: InvoiceHeadProps) {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  const { status, expiresAt } = invoice
  const time = formatDate(expiresAt, { format: 'dateTime', locale })
  return (
    <Stack gap="2">
      <Text size="body-strong">{invoice.productTitle}</Text>
      <HeadAmount>
        <InvoiceAmount size="l" money={invoice.amount} assets={assets} />
      </HeadAmount>
      <Inline gap="2" aria-live="polite">
        <InvoiceStatusChip status={status} />
        {invoice.hasHeld && <HeldChip />}
      </Inline>
      <Text as="p" tone="secondary">
        {t(`statusText.${status}`, { time })}
      </Text>
    </Stack>
  )
}
