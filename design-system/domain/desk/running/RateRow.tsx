import Clock from 'lucide-react/icons/clock'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useState } from 'react'
import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import { ActsInPlace } from '../act/ActsInPlace.tsx'
import { SecondRequestCard } from '../act/SecondRequestCard.tsx'
import type { RequestDecision, SecondRequestShape } from '../deskShape.ts'
import { NamedSentence } from '../NamedSentence.tsx'
import type { RowOpening } from '../queue/QueueCard.tsx'
import { OpeningRow } from '../queue/QueueRow.tsx'
import { SaidPlace } from '../queue/SaidPlace.tsx'
import { rateLook } from './runningLook.ts'
import { isRateAct, pairOfCode } from '../runningShape.ts'
import type { DeskRateShape, RateAct } from '../runningShape.ts'
import { useMoment } from './useMoment.ts'

/** What has come of an act: it is done, or another operator is asked until a moment. */
export interface RateOutcome {
  readonly outcome: 'done' | 'asked'
  readonly expiresAt: string | null
}

interface RateRowProps {
  rate: DeskRateShape
  opening: RowOpening
  /** What waits for a second operator about it; null while nobody has asked. */
  request: SecondRequestShape | null
  onAct: (act: RateAct, reason: string) => Promise<RateOutcome>
  onDecide: (id: string, decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** A pair with the dollar: its value and age; opened, what each source says, who paused it and why, and what can be done. */
export function RateRow({ rate, opening, request, onAct, onDecide }: RateRowProps) {
  const t = useT('deskRunning')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const momentOf = useMoment()
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const { id, isCoin, value, rateAt, state, sources, pausedAt } = rate
  const pair = pairOfCode(id, isCoin)
  const act = async (deed: RateAct, reason: string) => {
    const { outcome, expiresAt } = await onAct(deed, reason)
    if (outcome === 'asked' && expiresAt !== null)
      setSaid({ text: t('rate.askedUntil', { time: momentOf(expiresAt, '') }) })
  }
  return (
    <OpeningRow
      {...opening}
      title={pair}
      mark={isCoin ? <CoinIcon code={id} size="m" /> : <Icon of={TrendingUp} />}
      facts={
        <>
          <span>{formatDecimal(value, locale)}</span>
          <time dateTime={rateAt}>{formatRelativeTime(rateAt, { now, locale })}</time>
          <span>
            {sources.length === 0 ? t('rate.simulated') : t('rate.sources', { count: sources.length })}
          </span>
        </>
      }
      note={
        <>
          <Chip {...rateLook[state]}>{t(`rate.state.${state}`)}</Chip>
          {request !== null && (
            <Chip icon={Clock} tone="warning">
              {t('rate.asked')}
            </Chip>
          )}
        </>
      }
      waiting={pausedAt === null ? null : { since: pausedAt, goalMinutes: null }}
    >
      <RateFacts rate={rate} />
      {request !== null && <SaidPlace said={said} />}
      {request !== null && (
        <SecondRequestCard
          request={request}
          headingLevel={2}
          onDecide={(decision, reason) => onDecide(request.id, decision, reason)}
        />
      )}
      <ActsInPlace
        acts={rate.acts
          .filter(isRateAct)
          // Of one wish one request is open.
          .filter(one => one !== request?.act)
          .map(one => ({
            act: one,
            label: t(`rate.do.${one}`),
            title: t(`rate.doNamed.${one}`, { pair }),
            follows: t(`rate.follows.${one}`),
            isGrave: one === 'pause_rate',
          }))}
        none={t('rate.nothing')}
        onAct={act}
      />
    </OpeningRow>
  )
}

function RateFacts({ rate }: Pick<RateRowProps, 'rate'>) {
  const t = useT('deskRunning')
  const tDesk = useT('desk')
  const locale = useLocale()
  const momentOf = useMoment()
  const { value, rateAt, sources, spreadPercent, changedAt, changedBy, reason } = rate
  return (
    <DefinitionList>
      <DefinitionRow term={t('rate.value')}>{formatDecimal(value, locale)}</DefinitionRow>
      <DefinitionRow term={t('rate.of')}>{momentOf(rateAt, '')}</DefinitionRow>
      {sources.map(({ source, value: told, at }) => (
        <DefinitionRow key={source} term={source}>
          {t('rate.saidAt', { value: formatDecimal(told, locale), time: momentOf(at, '') })}
        </DefinitionRow>
      ))}
      {sources.length > 0 && (
        <DefinitionRow term={t('rate.spread')}>
          {spreadPercent === null ? t('rate.alone') : formatPercent(spreadPercent, { locale })}
        </DefinitionRow>
      )}
      {changedAt !== null && changedBy !== null && (
        <DefinitionRow term={tDesk('history.title')}>
          <NamedSentence
            names={{ name: changedBy }}
            say={marks => t('rate.changed', { ...marks, time: momentOf(changedAt, '') })}
          />{' '}
          {reason !== null && <span dir="auto">{tDesk('quoted', { text: reason })}</span>}
        </DefinitionRow>
      )}
    </DefinitionList>
  )
}
