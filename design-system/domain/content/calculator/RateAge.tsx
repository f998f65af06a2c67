import { use, useCallback, useSyncExternalStore } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { ClockContext } from '../../reference/clock/ClockContext.ts'
import { clockSteps } from '../../reference/clock/useNow.ts'

interface RateAgeProps {
  /** When the rate was taken. */
  at: string
}

/** From here on the moment itself says more, in seconds. */
const countedTo = 120

/** How old the rate is, second by second; its moment alone, where no clock runs yet. */
export function RateAge({ at }: RateAgeProps) {
  const t = useT('calculator')
  const locale = useLocale()
  const seconds = useSecondsSince(at)
  if (seconds !== null && seconds <= countedTo)
    return <time dateTime={at}>{t('age', { count: seconds })}</time>
  // Of no place before: the moment is the same on the server and for every reader.
  const zone = seconds === null ? { timeZone: 'UTC' } : {}
  const time = formatDate(at, { format: 'dateTime', locale, ...zone })
  return <time dateTime={at}>{t('taken', { time: seconds === null ? `${time} UTC` : time })}</time>
}

/** Null on the server, which does not know when its page is read. */
function useSecondsSince(at: string): number | null {
  const clock = use(ClockContext)
  const subscribe = useCallback((tick: () => void) => clock.every(clockSteps.second, tick), [clock])
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.floor((clock.now().getTime() - Date.parse(at)) / clockSteps.second)),
    () => null,
  )
}
