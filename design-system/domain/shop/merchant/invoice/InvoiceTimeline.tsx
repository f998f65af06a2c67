import { formatDate } from '../../../../format/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { shortAddress } from '../../../money/transaction/shortAddress.ts'
import { InvoiceAmount } from './InvoiceAmount.tsx'
import { CodeText, TimelineRoot } from './InvoiceDetail.styles.ts'
import { InvoicePart } from './InvoicePart.tsx'
import { networkName } from './merchantInvoice.ts'
import type { InvoiceEvent } from './merchantInvoice.ts'

interface InvoiceTimelineProps {
  /** The oldest first; the newest stands on top. */
  events: readonly InvoiceEvent[]
  assets: AssetBook
}

/** What happened to an invoice, and when. */
export function InvoiceTimeline({ events, assets }: InvoiceTimelineProps) {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  return (
    <InvoicePart title={t('timeline.title')}>
      <TimelineRoot>
        {events.toReversed().map(({ kind, at, amount, network, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a history have no other name than their place from its beginning
          <li key={events.length - index}>
            <Inline gap="2" justify="between">
              <Text>{t(`timeline.kind.${kind}`)}</Text>
              <Text size="caption" tone="secondary" as="time" dateTime={at}>
                {formatDate(at, { format: 'dateTime', locale })}
              </Text>
            </Inline>
            <Inline gap="2">
              {amount !== null && <InvoiceAmount money={amount} assets={assets} weight="quiet" />}
              {network !== null && (
                <Text size="caption" tone="secondary">
                  {networkName(network)}
                </Text>
              )}
              {text !== null && (
                <CodeText translate="no" title={text}>
                  {shortAddress(text)}
                </CodeText>
              )}
            </Inline>
          </li>
        ))}
      </TimelineRoot>
    </InvoicePart>
  )
}
