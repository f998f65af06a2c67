import { useState } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { useLazyOverlay } from '../../../primitives/overlay/useLazyOverlay.ts'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { DeskFeature, DeskPart, DeskPause } from '../deskShape.ts'
import type { SwitchAct } from './SwitchDialog.tsx'
import { SwitchRows } from './SwitchList.styles.ts'
import { SwitchRow } from './SwitchRow.tsx'
import type { Changed } from './SwitchRow.tsx'

export interface FeatureShape extends Changed {
  readonly name: DeskFeature
  readonly isOn: boolean
  /** For whom it is on by a flag of their own. */
  readonly people: number
}

export interface PauseShape extends Changed {
  readonly name: DeskPause
  readonly isPaused: boolean
}

const loadDialog = async () => (await import('./SwitchDialog.tsx')).SwitchDialog

interface SwitchListProps {
  content: DeskPart<{ readonly features: readonly FeatureShape[]; readonly pauses: readonly PauseShape[] }>
  /** Does it, or asks a second operator; what it throws is said in the dialog that asked for the reason. */
  onSwitch: (change: SwitchAct, reason: string) => Promise<unknown>
  /** What was ever done to one of them, a `SubjectHistory`. */
  renderHistory: (subjectKind: 'feature' | 'switch', name: string, label: string) => ReactNode
}

/** Features and pauses as they stand for everybody, who changed them last and why; a change asks for its reason. */
export function SwitchList({ content, onSwitch, renderHistory }: SwitchListProps) {
  const t = useT('desk')
  const [asking, setAsking] = useState<SwitchAct | null>(null)
  const { isOpen, Overlay, setOpen } = useLazyOverlay(loadDialog)
  const ask = (change: SwitchAct) => {
    setAsking(change)
    setOpen(true)
  }
  if (content.status === 'loading')
    return (
      <Loading label={t('switches.loading')}>
        <Card gap="5">
          {[1, 2, 3].map(row => (
            <TwoLines key={row} widths={['quarter', 'half']} />
          ))}
        </Card>
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <Card>
        <PartFailed title={t('switches.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
      </Card>
    )
  const { features, pauses } = content.value
  return (
    <Stack gap="4">
      {content.isStale && <StaleNote>{t('switches.stale')}</StaleNote>}
      <SectionCard title={t('switches.pauses')}>
        <SwitchRows>
          {pauses.map(pause => (
            <SwitchRow
              key={pause.name}
              name={t(`switches.pause.${pause.name}`)}
              state={pause.isPaused ? 'paused' : 'running'}
              act={pause.isPaused ? 'resume' : 'pause'}
              onAct={act => ask({ act, subjectId: pause.name })}
              changed={pause}
              renderHistory={() => renderHistory('switch', pause.name, t(`switches.pause.${pause.name}`))}
            />
          ))}
        </SwitchRows>
      </SectionCard>
      <SectionCard title={t('switches.features')}>
        <SwitchRows>
          {features.map(feature => (
            <SwitchRow
              key={feature.name}
              name={t(`switches.feature.${feature.name}`)}
              state={feature.isOn ? 'on' : 'off'}
              act={feature.isOn ? 'switch_off' : 'switch_on'}
              onAct={act => ask({ act, subjectId: feature.name })}
              changed={feature}
              renderHistory={() =>
                renderHistory('feature', feature.name, t(`switches.feature.${feature.name}`))
              }
              people={feature.people}
            />
          ))}
        </SwitchRows>
      </SectionCard>
      {Overlay !== null && isOpen && asking !== null && (
        <Overlay change={asking} onSwitch={onSwitch} onClose={() => setOpen(false)} />
      )}
    </Stack>
  )
}
