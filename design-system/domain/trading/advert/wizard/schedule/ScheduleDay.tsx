import type { PointerEvent } from 'react'
import { useRef } from 'react'
import CopyCheck from 'lucide-react/icons/copy-check'
import { useT } from '../../../../../locales/useT.ts'
import { IconButton } from '../../../../../primitives/button/IconButton.tsx'
import { Checkbox } from '../../../../../primitives/checkbox/Checkbox.tsx'
import { Day, DayTools, Hours, TimeSelect, Track } from './ScheduleField.styles.ts'
import { dayNames } from './dayNames.ts'
import { slotsOfDay, spanOf, timeOfSlot, wholeDay } from '../form/schedule.ts'
import type { DayHours, WeekDay } from '../form/schedule.ts'

interface ScheduleDayProps {
  day: WeekDay
  /** Null is a day off. */
  hours: DayHours | null
  onChange: (hours: DayHours | null) => void
  onApplyToAll: () => void
}

/** The hours of one day: drawn on a bar, or chosen from lists, which keys and screen readers use. */
export function ScheduleDay({ day, hours, onChange, onApplyToAll }: ScheduleDayProps) {
  const t = useT('advertPart')
  const name = t(dayNames[day])
  return (
    <Day>
      <Checkbox checked={hours !== null} onChange={isOpen => onChange(isOpen ? wholeDay : null)}>
        {name}
      </Checkbox>
      <HoursTrack hours={hours} onDraw={onChange} />
      <DayTools>
        <Ends name={name} hours={hours} onChange={onChange} />
        <IconButton
          icon={CopyCheck}
          size="s"
          label={t('schedule.applyToAll', { day: name })}
          onClick={onApplyToAll}
        />
      </DayTools>
    </Day>
  )
}

/** A bar on which hours are drawn with a pointer; nothing is lost to those who have none, so it is hidden from screen readers. */
function HoursTrack({ hours, onDraw }: { hours: DayHours | null; onDraw: (hours: DayHours | null) => void }) {
  /** Where the pointer went down; the hours before, once something is drawn over them. */
  const drawing = useRef<{ from: number; before: DayHours | null | undefined } | null>(null)
  const slotAt = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const slot = Math.floor(((clientX - left) / width) * slotsOfDay)
    return Math.min(Math.max(slot, 0), slotsOfDay - 1)
  }
  const share = (slots: number) => `${(slots / slotsOfDay) * 100}%`
  return (
    <Track
      aria-hidden
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drawing.current = { from: slotAt(event), before: undefined }
      }}
      onPointerMove={event => {
        const { current } = drawing
        const to = slotAt(event)
        // A finger that scrolls the page goes down here too: hours are drawn once it goes along the day.
        if (current === null || (to === current.from && current.before === undefined)) return
        if (current.before === undefined) current.before = hours
        onDraw(spanOf(current.from, to))
      }}
      onPointerUp={event => {
        const { current } = drawing
        drawing.current = null
        if (current !== null && current.before === undefined) onDraw(spanOf(current.from, slotAt(event)))
      }}
      onPointerCancel={() => {
        // The page is scrolled after all.
        const { current } = drawing
        drawing.current = null
        if (current !== null && current.before !== undefined) onDraw(current.before)
      }}
    >
      {hours !== null && (
        <Hours style={{ insetInlineStart: share(hours.from), width: share(hours.to - hours.from) }} />
      )}
    </Track>
  )
}

interface EndsProps {
  name: string
  hours: DayHours | null
  onChange: (hours: DayHours) => void
}

function Ends({ name, hours, onChange }: EndsProps) {
  const t = useT('advertPart')
  if (hours === null) return <span>{t('schedule.off')}</span>
  const { from, to } = hours
  return (
    <>
      <TimeSelect
        aria-label={t('schedule.from', { day: name })}
        value={timeOfSlot(from)}
        onChange={({ currentTarget }) =>
          onChange({ from: currentTarget.selectedIndex, to: Math.max(to, currentTarget.selectedIndex + 1) })
        }
      >
        {slots.slice(0, -1).map(time => (
          <option key={time}>{time}</option>
        ))}
      </TimeSelect>
      <span aria-hidden>–</span>
      <TimeSelect
        aria-label={t('schedule.to', { day: name })}
        value={timeOfSlot(to)}
        onChange={({ currentTarget }) =>
          onChange({ from: Math.min(from, currentTarget.selectedIndex), to: currentTarget.selectedIndex + 1 })
        }
      >
        {slots.slice(1).map(time => (
          <option key={time}>{time}</option>
        ))}
      </TimeSelect>
    </>
  )
}

const slots = Array.from({ length: slotsOfDay + 1 }, (_, slot) => timeOfSlot(slot))
