import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import type { DeskPages, DeskPart, RequestDecision, SecondRequestShape } from '../deskShape.ts'
import { SearchBar } from '../person/list/PeopleTable.styles.ts'
import { QueueCard } from '../queue/QueueCard.tsx'
import { SaidPlace } from '../queue/SaidPlace.tsx'
import { OneOf } from './OneOf.tsx'
import { RateRow } from './RateRow.tsx'
import type { RateOutcome } from './RateRow.tsx'
import { pairOfCode, rateStates } from '../runningShape.ts'
import type { DeskRateShape, RateAct, RateState } from '../runningShape.ts'

interface RateListProps {
  content: DeskPart<DeskPages<DeskRateShape>>
  /** Which are listed; null for all. */
  state: RateState | null
  onState: (state: RateState | null) => void
  /** Whether single keys do something. */
  hasKeys: boolean
  /** What waits for a second operator. */
  requests: readonly SecondRequestShape[]
  /** Does it, or asks another operator; what it throws is said where the reason was asked for. */
  onAct: (rate: DeskRateShape, act: RateAct, reason: string) => Promise<RateOutcome>
  /** Decides on a request; what it throws is said in the dialog that asked. */
  onDecide: (id: string, decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** Every pair with the dollar: its value, how old it is, how far its sources are apart; and the way to pause it. */
export function RateList(props: RateListProps) {
  const { content, state, onState, hasKeys, requests, onAct, onDecide } = props
  const t = useT('deskRunning')
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const act = async (rate: DeskRateShape, deed: RateAct, reason: string) => {
    const outcome = await onAct(rate, deed, reason)
    if (outcome.outcome === 'done')
      setSaid({ text: t(`rate.said.${deed}`, { pair: pairOfCode(rate.id, rate.isCoin) }) })
    return outcome
  }
  return (
    <Stack gap="4">
      <SaidPlace said={said} />
      <QueueCard
        words={{
          label: t('rate.label'),
          loading: t('rate.loading'),
          failed: t('rate.failed'),
          empty: t('rate.empty'),
          emptyText: t('rate.emptyText'),
        }}
        content={content}
        hasKeys={hasKeys}
        top={
          <SearchBar>
            <OneOf<RateState>
              label={t('rate.which')}
              value={state}
              onChange={onState}
              allLabel={t('rate.all')}
              options={rateStates.map(value => ({ value, label: t(`rate.state.${value}`) }))}
            />
          </SearchBar>
        }
        renderRow={(rate, opening) => (
          <RateRow
            {...{ rate, opening, onDecide }}
            request={
              requests.find(
                ({ subjectKind, subjectId }) => subjectKind === 'rate' && subjectId === rate.id,
              ) ?? null
            }
            onAct={(deed, reason) => act(rate, deed, reason)}
          />
        )}
      />
    </Stack>
  )
}
