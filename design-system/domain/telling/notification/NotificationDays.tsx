import { useId } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { Locale } from '../../../format/locale.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { useNow } from '../../reference/clock/useNow.ts'
import { DayTitle } from './NotificationFeed.styles.ts'
import { notificationDays } from './notificationDays.ts'
import type { NotificationDay } from './notificationDays.ts'
import { NotificationGroupRow } from './NotificationGroupRow.tsx'
import type { NotificationGroupRowProps } from './NotificationGroupRow.tsx'
import type { NotificationShape } from './notificationShape.ts'

interface NotificationDaysProps extends Omit<NotificationGroupRowProps, 'group'> {
  items: readonly NotificationShape[]
}

const dayOf = (moment: Date | string) => formatDate(moment, { format: 'numeric', locale: 'en' })

/** What a user was told, by days. */
export function NotificationDays({ items, ...rest }: NotificationDaysProps) {
  return notificationDays(items, dayOf).map(day => <Day key={day.day} day={day} {...rest} />)
}

function Day({ day, ...rest }: Omit<NotificationGroupRowProps, 'group'> & { day: NotificationDay }) {
  const id = useId()
  const name = useDayName(day)
  return (
    <section aria-labelledby={id}>
      <DayTitle id={id}>{name}</DayTitle>
      <ul>
        {day.groups.map(group => (
          <NotificationGroupRow key={group.key} group={group} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function useDayName({ day, groups }: NotificationDay): string {
  const t = useT('notificationPage')
  const locale = useLocale()
  const now = useNow('halfMinute')
  if (day === dayOf(now)) return t('today')
  if (day === dayOf(dayBefore(now))) return t('yesterday')
  return writtenDay(groups[0]?.newest.createdAt ?? now.toISOString(), now, locale)
}

/** By the calendar: a day in which the clocks change is not 24 hours long. */
function dayBefore(now: Date): Date {
  const noon = new Date(now)
  noon.setHours(12)
  noon.setDate(noon.getDate() - 1)
  return noon
}

/** "March 5"; with its year where that is another. */
const writtenDay = (moment: string, now: Date, locale: Locale) =>
  formatDate(moment, {
    format: new Date(moment).getFullYear() === now.getFullYear() ? 'dayMonth' : 'date',
    locale,
  })
