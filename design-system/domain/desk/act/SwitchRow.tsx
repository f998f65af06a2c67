import Check from 'lucide-react/icons/check'
import CircleOff from 'lucide-react/icons/circle-off'
import CirclePause from 'lucide-react/icons/circle-pause'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import type { ChipTone } from '../../../primitives/chip/Chip.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { NamedSentence } from '../NamedSentence.tsx'
import { RowHead, RowHistory, RowWords, SwitchRowRoot } from './SwitchList.styles.ts'

const switchLook = {
  on: { icon: Check, tone: 'positive' },
  off: { icon: CircleOff, tone: 'neutral' },
  running: { icon: Check, tone: 'positive' },
  paused: { icon: CirclePause, tone: 'warning' },
} as const satisfies Readonly<Record<string, { icon: IconDrawing; tone: ChipTone }>>

type Switching = 'switch_on' | 'switch_off' | 'pause' | 'resume'

/** Who changed it last, and why; nulls where nobody has. */
export interface Changed {
  readonly changedAt: string | null
  readonly changedBy: string | null
  readonly reason: string | null
}

interface SwitchRowProps<Act extends Switching> {
  name: string
  state: keyof typeof switchLook
  /** What can be done to it. */
  act: Act
  onAct: (act: Act) => void
  /** For how many it is on by a flag of their own. */
  people?: number
  changed: Changed
  /** All that was ever done to it; made when somebody asks for it. */
  renderHistory: () => ReactNode
}

/** One feature or pause of the list: how it stands, since when, by whom and why. */
export function SwitchRow<Act extends Switching>(props: SwitchRowProps<Act>) {
  const { name, state, act, onAct, people = 0, changed, renderHistory } = props
  const [isOpen, setOpen] = useState(false)
  const historyId = useId()
  const { changedAt, changedBy, reason } = changed
  const t = useT('desk')
  const locale = useLocale()
  const { icon, tone } = switchLook[state]
  const which: Switching = act
  const verb = t(`switches.do.${which}`)
  return (
    <SwitchRowRoot>
      <RowWords>
        <RowHead>
          <strong>{name}</strong>
          <Chip icon={icon} tone={tone}>
            {t(`switches.${state}`)}
          </Chip>
        </RowHead>
        {people > 0 && <Caption as="p">{t('switches.people', { count: people })}</Caption>}
        <Caption as="p">
          {changedBy === null || changedAt === null ? (
            t('switches.never')
          ) : (
            <NamedSentence
              names={{ name: changedBy }}
              say={marks =>
                t('switches.changed', {
                  ...marks,
                  time: formatDate(changedAt, { format: 'dateTime', locale }),
                })
              }
            />
          )}
        </Caption>
        {reason !== null && (
          <Caption as="p" dir="auto">
            {t('quoted', { text: reason })}
          </Caption>
        )}
      </RowWords>
      <Inline gap="2">
        {changedBy !== null && (
          <Button
            variant="ghost"
            aria-label={t('history.of', { name })}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': historyId } : {})}
            onClick={() => setOpen(!isOpen)}
          >
            {t('history.title')}
          </Button>
        )}
        <Button aria-label={t('switches.ask', { verb, name })} onClick={() => onAct(act)}>
          {verb}
        </Button>
      </Inline>
      {isOpen && <RowHistory id={historyId}>{renderHistory()}</RowHistory>}
    </SwitchRowRoot>
  )
}
