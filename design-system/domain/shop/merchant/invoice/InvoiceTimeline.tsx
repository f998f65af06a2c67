import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
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
              <Caption as="time" dateTime={at}>
                {formatDate(at, { format: 'dateTime', locale })}
              </Caption>
            </Inline>
            <Inline gap="2">
              {amount !== null && <InvoiceAmount money={amount} assets={assets} weight="quiet" />}
              {network !== null && <Caption>{networkName(network)}</Caption>}
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
