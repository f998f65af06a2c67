import { useState } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { PersonAct, PossibleAct } from '../deskPerson.ts'
import { PersonPart } from '../part/PersonPart.tsx'
import { PartFoot, PartText } from '../part/PersonPart.styles.ts'
import { ActChoice, EndedPlace } from './ActPanel.styles.ts'
import { ActForm } from './ActForm.tsx'

/** What has become of an act: it was done, or another operator is asked until a moment. */
export interface ActOutcomeShape {
  readonly outcome: 'done' | 'asked'
  readonly expiresAt: string | null
}

interface ActPanelProps {
  userName: string
  /** What the server says that this reader can do; nothing else is offered. */
  acts: readonly PossibleAct[]
  /** What is about to be done; null while nothing is chosen. */
  chosen: PersonAct | null
  onChoose: (act: PersonAct | null) => void
  /** Does it, once however often it is pressed; what it refuses is said in the panel. */
  onAct: (act: PersonAct, reason: string) => Promise<ActOutcomeShape>
}

/** What can be done about somebody: the choice, what follows from it, and the reason that is kept of it. */
export function ActPanel({ userName, acts, chosen, onChoose, onAct }: ActPanelProps) {
  const t = useT('deskPerson')
  const [ended, setEnded] = useState<(ActOutcomeShape & { readonly act: PersonAct }) | null>(null)
  const possible = acts.find(({ act }) => act === chosen)
  const choose = (act: PersonAct | 'none') => {
    setEnded(null)
    onChoose(act === 'none' ? null : act)
  }
  const perform = async (act: PersonAct, reason: string) => {
    const outcome = await onAct(act, reason)
    setEnded({ act, ...outcome })
    onChoose(null)
  }
  return (
    <PersonPart title={t('act.title')} end={t('act.lead')}>
      {acts.length === 0 && ended === null ? (
        <PartText>{t('act.none')}</PartText>
      ) : (
        <PartFoot>
          <EndedPlace aria-live="polite">
            {ended !== null && <Ended userName={userName} {...ended} />}
          </EndedPlace>
          <Stack gap="4">
            {acts.length > 0 && (
              <ActChoice>
                <SegmentedControl<PersonAct | 'none'>
                  label={t('act.choose')}
                  size="s"
                  width="fill"
                  value={possible?.act ?? 'none'}
                  onChange={choose}
                  segments={acts.map(({ act }) => ({ value: act, label: t(`act.name.${act}`) }))}
                />
              </ActChoice>
            )}
            {possible !== undefined && (
              <ActForm
                key={possible.act}
                userName={userName}
                possible={possible}
                onAct={reason => perform(possible.act, reason)}
              />
            )}
          </Stack>
        </PartFoot>
      )}
    </PersonPart>
  )
}

type EndedProps = ActOutcomeShape & { readonly act: PersonAct; readonly userName: string }

function Ended({ act, outcome, expiresAt, userName }: EndedProps) {
  const t = useT('deskPerson')
  const locale = useLocale()
  if (outcome === 'done') return <Notice tone="positive">{t(`act.done.${act}`, { name: userName })}</Notice>
  return (
    <Notice tone="accent" title={`${t(`act.name.${act}`)}.`}>
      <Text>
        {expiresAt === null
          ? t('act.asked')
          : t('act.askedUntil', { date: formatDate(expiresAt, { format: 'dateTime', locale }) })}
      </Text>
    </Notice>
  )
}
