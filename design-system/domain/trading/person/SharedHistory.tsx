import type { ReactNode } from 'react'
import { isZero } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { SharedHistoryShape, SharedTradeShape } from '../../people/profile/person.ts'
import type { Content } from '../../page/state/content.ts'
import { SharedTrade } from './SharedTrade.tsx'

/** What there is to show of the trades: nothing yet, a failure that can be tried again, or the latest of them. */
export type SharedTradeContent = Content<{
  items: readonly SharedTradeShape[]
  /** Fetches earlier ones; null when these are all. */
  onMore: (() => void) | null
  isLoadingMore: boolean
}>

interface SharedHistoryProps {
  userName: string
  history: SharedHistoryShape
  content: SharedTradeContent
  assets: AssetBook
  hrefOf: (tradeId: string) => string
}

/** What is between the viewer and somebody: how many trades, each with what both said after it. */
export function SharedHistory({ userName, history, content, assets, hrefOf }: SharedHistoryProps) {
  const t = useT('person')
  const locale = useLocale()
  const { completed, cancelled, volumeUsd } = history
  const counts = t('history.counts', {
    completed: t('history.completed', { count: completed }),
    cancelled: t('history.cancelled', { count: cancelled }),
  })
  const isFirst = completed === 0 && cancelled === 0
  return (
    <Shell>
      {isFirst ? (
        <Text as="p">{t('history.first', { name: userName })}</Text>
      ) : (
        <Text as="p" tone="secondary">
          {counts}
          {!isZero(volumeUsd) && (
            <>
              {' · '}
              {t('history.volume', {
                amount: formatAmount(volumeUsd, assets.of('USD'), { mode: 'shown', locale }),
              })}
            </>
          )}
        </Text>
      )}
      {!isFirst && <Trades {...{ content, assets, hrefOf }} />}
    </Shell>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const t = useT('person')
  return (
    <Card as="section" gap="3">
      <Heading level={2}>{t('history.title')}</Heading>
      {children}
    </Card>
  )
}

function Trades({ content, assets, hrefOf }: Pick<SharedHistoryProps, 'content' | 'assets' | 'hrefOf'>) {
  const t = useT('person')
  const tCommon = useT('common')
  if (content.status === 'failed') {
    return (
      <ErrorState title={t('history.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
    )
  }
  if (content.status === 'loading') {
    return (
      <Loading label={t('history.loading')} gap="3">
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Loading>
    )
  }
  return (
    <>
      <ul aria-label={t('history.list')}>
        {content.items.map(trade => (
          <SharedTrade key={trade.tradeId} {...{ trade, assets }} href={hrefOf(trade.tradeId)} />
        ))}
      </ul>
      {content.onMore !== null && (
        <Button
          width="fill"
          onClick={content.onMore}
          pendingLabel={content.isLoadingMore ? tCommon('state.loading') : undefined}
        >
          {t('history.more')}
        </Button>
      )}
    </>
  )
}
