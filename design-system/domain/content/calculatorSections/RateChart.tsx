import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { RateChange } from '../../reference/asset/RateChange.tsx'
import { RateTable } from '../../reference/asset/RateTable.tsx'
import { ratePeriods, timesOfPeriod } from '../../reference/asset/ratePeriod.ts'
import type { RatePeriod } from '../../reference/asset/ratePeriod.ts'
import { Panel } from '../calculator/Calculator.styles.ts'
import { CalculatorPart } from './CalculatorPart.tsx'
import type { CalculatorHistory, CalculatorPair } from '../calculator/calculatorShape.ts'
import { Axis, ChartGrid, ChartRoom, Facts, Plot, Scripted } from './RateChart.styles.ts'
import { lineBox, rateLine, thinned } from './rateLine.ts'
import { useAmountText } from '../calculator/useAmountText.ts'

/** What has become of asking for a history. */
export type HistoryContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly history: CalculatorHistory }

interface RateChartProps {
  pair: CalculatorPair
  content: HistoryContent
  period: RatePeriod
  onPeriod: (period: RatePeriod) => void
}

/** How the rate went: a line, what it says in figures, and as a table for those who read it with their ears. */
export function RateChart({ pair, content, period, onPeriod }: RateChartProps) {
  const t = useT('calculator')
  return (
    <CalculatorPart
      title={t('chart.title', { coin: pair.coin.name, fiat: pair.fiat.code })}
      lead={t('chart.lead')}
      end={
        <Scripted>
          <SegmentedControl
            label={t('chart.period')}
            size="s"
            segments={ratePeriods.map(value => ({ value, label: t(`chart.periods.${value}`) }))}
            value={period}
            onChange={onPeriod}
          />
        </Scripted>
      }
    >
      <Panel>
        <ChartRoom>
          <Content pair={pair} content={content} />
        </ChartRoom>
      </Panel>
    </CalculatorPart>
  )
}

function Content({ pair, content }: Pick<RateChartProps, 'pair' | 'content'>) {
  const t = useT('calculator')
  if (content.status === 'loading')
    return (
      <Loading label={t('chart.loading')}>
        <Skeleton shape="block" width="full" />
      </Loading>
    )
  if (content.status === 'failed') return <Text tone="secondary">{t('chart.failed')}</Text>
  const { history } = content
  if (history.points.length < 2) return <Text tone="secondary">{t('chart.young')}</Text>
  return <History pair={pair} history={history} />
}

function History({ pair, history }: { pair: CalculatorPair; history: CalculatorHistory }) {
  const t = useT('calculator')
  const locale = useLocale()
  const text = useAmountText()
  const { period } = history
  const points = thinned(history.points)
  const { line, area } = rateLine(points)
  const last = points.length - 1
  // Days are the same on the server and for every reader; hours are the reader's, and never rendered by the server.
  const zone = period === 'month' || period === 'year' ? { timeZone: 'UTC' } : {}
  const { axis, point } =
    period === 'month' ? ({ axis: 'dayMonth', point: 'date' } as const) : timesOfPeriod[period]
  const timeText = (at: string, format: typeof axis | typeof point) =>
    formatDate(at, { format, locale, ...zone })
  const picture = t('chart.picture', { coin: pair.coin.name, fiat: pair.fiat.code })
  const shown = [0, Math.round(last / 3), Math.round((last * 2) / 3), last].map(
    index => points[index]?.at ?? '',
  )
  return (
    <ChartGrid>
      <Plot>
        <svg
          viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
        >
          <path data-part="area" d={area} />
          <path data-part="line" d={line} />
        </svg>
        <Axis aria-hidden>
          {shown.map(at => (
            <span key={at}>{timeText(at, axis)}</span>
          ))}
        </Axis>
        <RateTable
          caption={picture}
          columns={{ time: t('chart.time'), rate: t('chart.rate') }}
          points={points}
          rateText={rate => text.price(rate, pair.fiat)}
          timeText={index => timeText(points[index]?.at ?? '', point)}
        />
      </Plot>
      <HistoryFacts pair={pair} history={history} timeText={at => timeText(at, point)} />
    </ChartGrid>
  )
}

interface HistoryFactsProps {
  pair: CalculatorPair
  history: CalculatorHistory
  timeText: (at: string) => string
}

function HistoryFacts({ pair, history, timeText }: HistoryFactsProps) {
  const t = useT('calculator')
  const text = useAmountText()
  const { points, high, low, changePercent } = history
  const momentOf = (rate: string) => points.find(point => point.rate === rate)?.at
  const now = points.at(-1)
  const rows = [
    { word: 'now', rate: now?.rate ?? high, at: undefined },
    { word: 'high', rate: high, at: momentOf(high) },
    { word: 'low', rate: low, at: momentOf(low) },
  ] as const
  return (
    <Facts>
      {rows.map(({ word, rate, at }) => (
        <div key={word}>
          <dt>{t(`chart.${word}`)}</dt>
          <dd>{text.price(rate, pair.fiat)}</dd>
          {at !== undefined && <dd>{timeText(at)}</dd>}
        </div>
      ))}
      <div>
        <dt>{t('chart.change')}</dt>
        <dd>
          <RateChange percent={changePercent} />
        </dd>
      </div>
    </Facts>
  )
}
