import { useState } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Amount } from './Amount.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { NamedAsset } from './assetBook.ts'
import type { RatePointShape } from './chartGeometry.ts'
import { ChartRoom, MarketHead, MarketRate } from './MarketCard.styles.ts'
import { MarketChart } from './MarketChart.tsx'
import { RateChange } from './RateChange.tsx'
import { ratePeriods, timesOfPeriod } from './ratePeriod.ts'
import type { RatePeriod } from './ratePeriod.ts'

/** How the rate of a pair went; the last point is the present. */
export interface MarketHistory {
  readonly period: RatePeriod
  readonly points: readonly RatePointShape[]
  readonly low: DecimalString
  readonly high: DecimalString
  readonly changePercent: DecimalString
}

/** What has become of asking for a history. */
export type MarketContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly history: MarketHistory; readonly isStale: boolean }

interface MarketCardProps {
  coin: NamedAsset
  fiat: NamedAsset
  period: RatePeriod
  onPeriod: (period: RatePeriod) => void
  content: MarketContent
}

/** What a coin is worth, and how it went: the rate, its move, and a chart of the period. */
export function MarketCard({ coin, fiat, period, onPeriod, content }: MarketCardProps) {
  const t = useT('market')
  const [pointed, setPointed] = useState<number | null>(null)
  const isReady = content.status === 'ready'
  return (
    <Card as="section">
      <Stack gap="4">
        <MarketHead>
          <MarketRate>
            <Heading level={2} look="strong">
              {t('title', { coin: coin.name, fiat: fiat.code })}
            </Heading>
            {isReady ? (
              <Rate fiat={fiat} history={content.history} isStale={content.isStale} pointed={pointed} />
            ) : (
              <Skeleton shape="amount" width="half" />
            )}
          </MarketRate>
          <SegmentedControl
            label={t('period')}
            size="s"
            segments={ratePeriods.map(value => ({ value, label: t(`periods.${value}`) }))}
            value={period}
            onChange={onPeriod}
          />
        </MarketHead>
        <ChartRoom>
          <Chart coin={coin} fiat={fiat} content={content} pointed={pointed} onPoint={setPointed} />
        </ChartRoom>
      </Stack>
    </Card>
  )
}

/** The rate that is looked at: the present one, unless another is pointed at. */
function Rate(props: { fiat: NamedAsset; history: MarketHistory; isStale: boolean; pointed: number | null }) {
  const { fiat, history, isStale, pointed } = props
  const t = useT('market')
  const locale = useLocale()
  const { points, period } = history
  const point = points[pointed ?? points.length - 1] ?? points.at(-1)
  if (point === undefined) return null
  const timeText = (format: 'time' | 'date' | 'dateTime') => formatDate(point.at, { format, locale })
  return (
    <>
      <Amount
        size="l"
        tone={isStale && pointed === null ? 'stale' : 'plain'}
        amount={point.rate}
        asset={fiat}
        mode="price"
      />
      <span>
        {pointed === null && <RateChange percent={history.changePercent} />}
        {pointed === null && isStale ? (
          <StaleNote>{t('stale', { time: timeText('time') })}</StaleNote>
        ) : (
          <Text size="caption" tone="secondary">
            {pointed === null ? t(`periods.${period}`) : timeText(timesOfPeriod[period].point)}
          </Text>
        )}
      </span>
    </>
  )
}

function Chart(
  props: Pick<MarketCardProps, 'coin' | 'fiat' | 'content'> & {
    pointed: number | null
    onPoint: (index: number | null) => void
  },
) {
  const { content, ...rest } = props
  const t = useT('market')
  if (content.status === 'failed')
    return <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={content.onRetry} />
  if (content.status === 'loading')
    return (
      <Loading label={t('loading')}>
        <Skeleton shape="block" width="full" />
      </Loading>
    )
  const { history } = content
  if (history.points.length < 2)
    return (
      <Text as="p" tone="secondary">
        {t('young')}
      </Text>
    )
  return <MarketChart {...history} {...rest} />
}
