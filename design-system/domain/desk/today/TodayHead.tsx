import { formatDate } from '../../../format/date/formatDate.ts'
import { isZero } from '../../../format/decimal.ts'
import { formatList } from '../../../format/formatList.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Text } from '../../../primitives/text/Text.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import { NamedSentence } from '../NamedSentence.tsx'
import { queueAge } from './queueAge.ts'
import type { DeskBookShape, DeskQueueShape } from './todayShape.ts'

interface TodayHeadProps {
  queues: readonly DeskQueueShape[]
  books: readonly DeskBookShape[]
  /** Who works at it now. */
  onDuty: readonly string[]
}

/** The place in two sentences: what is late, and whether the books agree; and who is there to do something about it. */
export function TodayHead({ queues, books, onDuty }: TodayHeadProps) {
  const t = useT('desk')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const late = queues.filter(queue => queueAge(queue, now)?.tone === 'negative').length
  const differing = books.filter(({ difference }) => !isZero(difference)).length
  const moment = formatDate(now, { format: 'dateTime', locale, timeZone: 'UTC' })
  const people = onDuty.length === 0 ? t('today.nobody') : formatList(onDuty, { locale, join: 'and' })
  return (
    <PageTitle
      lead={
        <>
          {t('today.moment', { moment })}{' '}
          {late === 0 ? t('today.noneLate') : t('today.late', { count: late })}{' '}
          {books.length > 0 && (differing === 0 ? t('today.agree') : t('today.differ', { count: differing }))}
        </>
      }
      actions={
        <Text size="label" tone="secondary">
          <NamedSentence names={{ people }} say={marks => t('today.onDuty', marks)} />
        </Text>
      }
    >
      {t('today.title')}
    </PageTitle>
  )
}
