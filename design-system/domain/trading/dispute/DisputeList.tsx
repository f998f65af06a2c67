import type { ComponentProps } from 'react'
import Scale from 'lucide-react/icons/scale'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { useNow } from '../../reference/clock/useNow.ts'
import { ListPages } from '../../page/list/ListPages.tsx'
import { CaseHead, DeskRow, Line, Rows } from './Case.styles.ts'
import type { DisputeCounts, DisputeItem } from './caseView.ts'
import { turnOf } from './disputeState.ts'
import { CaseState } from './CaseState.tsx'
import type { Coming } from './CaseState.tsx'

/** What there is to show of the cases. */
export type DeskContent =
  | Coming
  | {
      readonly status: 'ready'
      readonly items: readonly DisputeItem[]
      readonly counts: DisputeCounts
      readonly page: number
      readonly pages: number
    }

type DisputeListProps = Omit<ComponentProps<'div'>, 'children' | 'content'> & {
  content: DeskContent
  assets: Pick<AssetBook, 'of'>
  hrefOf: (tradeId: string) => string
  /** The desk of disputes, from the list in one's own trades. */
  deskHref?: string
  /** The address of a page of the list. */
  pageHref: (page: number) => string
}

/** Where staff finds its work: disputes and claims that wait for a ruling, those raised first. */
export function DisputeList({ content, assets, hrefOf, pageHref, deskHref, ...rest }: DisputeListProps) {
  const t = useT('dispute')
  return (
    <Card as="section" {...rest} gap="4">
      <CaseHead>
        <Heading level={2}>{t('desk.title')}</Heading>
        {content.status === 'ready' && <Counts counts={content.counts} />}
        {deskHref !== undefined && <TextLink href={deskHref}>{t('desk.open')}</TextLink>}
      </CaseHead>
      {content.status !== 'ready' && (
        <CaseState content={content} loadingLabel={t('desk.loading')} failedTitle={t('desk.failed')} />
      )}
      {content.status === 'ready' &&
        (content.items.length === 0 ? (
          <Text tone="secondary">{t('desk.empty')}</Text>
        ) : (
          <Rows aria-label={t('desk.title')}>
            {content.items.map(item => (
              <Row key={item.id} {...{ item, assets }} href={hrefOf(item.tradeId)} />
            ))}
          </Rows>
        ))}
      {content.status === 'ready' && content.pages > 1 && (
        <ListPages label={t('desk.pages')} page={content.page} pages={content.pages} hrefOf={pageHref} />
      )}
    </Card>
  )
}

function Counts({ counts }: { counts: DisputeCounts }) {
  const t = useT('dispute')
  return (
    <output>
      <Text tone="secondary">
        {t('desk.disputes', { count: counts.disputes })} · {t('desk.claims', { count: counts.claims })}
        {counts.raised > 0 && ` · ${t('desk.raised', { count: counts.raised })}`}
      </Text>
    </output>
  )
}

function Row({
  item,
  assets,
  href,
}: {
  item: DisputeItem
  assets: DisputeListProps['assets']
  href: string
}) {
  const t = useT('dispute')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const full = { mode: 'full', locale } as const
  const isRaised = item.raisedAt !== null
  const reason = item.kind === 'claim' ? null : (item.reason ?? 'suspended')
  return (
    <DeskRow>
      <Line>
        <TextLink href={href} data-standing="">
          {t('desk.trade', { kind: t(`desk.${item.kind}`), id: item.tradeId })}
        </TextLink>
        <Chip tone={isRaised ? 'negative' : 'neutral'} icon={Scale}>
          {t(`waits.${turnOf(item)}`)}
        </Chip>
      </Line>
      <Text>
        {t('desk.parties', { buyer: item.buyerName, seller: item.sellerName })}
        {reason !== null && ` · ${t(`reason.${reason}.name`)}`}
      </Text>
      <Caption>
        {t('desk.amounts', {
          amount: formatAmount(item.amount, assets.of(item.cryptoCurrencyCode), full),
          fiat: formatAmount(item.fiatAmount, assets.of(item.currencyCode), full),
          method: item.paymentMethodName,
        })}{' '}
        · {t('opened', { time: formatRelativeTime(item.openedAt, { now, locale }) })} ·{' '}
        {t('desk.calledAt', { time: formatRelativeTime(item.raiseAt, { now, locale }) })}
      </Caption>
      {item.arbiterName !== null && <Caption as="p">{t('desk.by', { name: item.arbiterName })}</Caption>}
      {item.isOwn && <Text size="caption">{t('desk.own')}</Text>}
    </DeskRow>
  )
}
