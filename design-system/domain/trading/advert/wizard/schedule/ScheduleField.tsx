import type { ReactNode } from 'react'
import { useT } from '../../../../../locales/useT.ts'
import { useWords } from '../../../../../locales/useWords.ts'
import { Stack } from '../../../../../primitives/layout/Stack.tsx'
import { Switch } from '../../../../../primitives/switch/Switch.tsx'
import { ScheduleDay } from './ScheduleDay.tsx'
import { Week } from './ScheduleField.styles.ts'
import { likeDay, openWeek, weekDays } from '../form/schedule.ts'
import type { ScheduleDraft, WeekHours } from '../form/schedule.ts'

interface ScheduleFieldProps {
  value: ScheduleDraft
  onChange: (change: Partial<ScheduleDraft>) => void
  /** In which the hours are, in words: "Africa/Lagos, UTC+1"; left out where a field asks for it. */
  timeZone?: string | undefined
  /** Asks for the time zone of the hours. */
  zoneField?: ReactNode
}

/** When an advert is open: around the clock, or by hours of each day, drawn or chosen; and a switch for vacations. */
export function ScheduleField({ value, onChange, timeZone, zoneField }: ScheduleFieldProps) {
  const t = useT('advertPart')
  const { i18n } = useWords()
  const { week, isOnVacation } = value
  const zone = timeZone === undefined ? t('schedule.byDay') : t('schedule.zone', { zone: timeZone })
  const change = (next: WeekHours) => onChange({ week: next })
  return (
    <Stack gap="4">
      <Switch
        side="end"
        checked={isOnVacation}
        onChange={onVacation => onChange({ isOnVacation: onVacation })}
        hint={t('schedule.vacationHint')}
      >
        {t('schedule.vacation')}
      </Switch>
      <Switch
        side="end"
        checked={week !== null}
        onChange={hasHours => onChange({ week: hasHours ? openWeek : null })}
        hint={week === null ? t('schedule.always') : zone}
      >
        {t('schedule.hours')}
      </Switch>
      {week !== null && zoneField}
      {week !== null && (
        <Week lang={i18n.language}>
          {weekDays.map(day => (
            <ScheduleDay
              key={day}
              day={day}
              hours={week[day]}
              onChange={hours => change({ ...week, [day]: hours })}
              onApplyToAll={() => change(likeDay(week, day))}
            />
          ))}
        </Week>
      )}
    </Stack>
  )
}
