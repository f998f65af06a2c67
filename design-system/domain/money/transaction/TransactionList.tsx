import type { MouseEvent } from 'react'
import { useId } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { useNow } from '../../reference/clock/useNow.ts'
import { DayRows, DayTitle, ListFoot } from './TransactionList.styles.ts'
import { MoreButton } from '../../page/list/MoreButton.tsx'
import { TransactionRow } from './TransactionRow.tsx'
import type { TransactionShape } from './transactionShape.ts'

export interface TransactionListProps {
  /** Newest first. */
  items: readonly TransactionShape[]
  /** On their way; they stand on top. */
  underWay: readonly TransactionShape[]
  assets: AssetBook
  isHidden: boolean
  /** The details of one. */
  hrefOf: (id: string) => string
  /** Opens them on this page; call `preventDefault` then. */
  onOpen: (id: string, event: MouseEvent<HTMLElement>) => void
  /** Fetches older ones; null when these are all. */
  onMore: (() => void) | null
  isLoadingMore: boolean
}

/** How coins came and went, by days; what is under way stands on top with its confirmations. */
export function TransactionList(props: TransactionListProps) {
  const { items, underWay, onMore, isLoadingMore, ...rest } = props
  const t = useT('transaction')
  const nameOf = useDayName()
  return (
    <div>
      {underWay.length > 0 && <Group name={t('underWay')} items={underWay} when="dateTime" {...rest} />}
      {[...Map.groupBy(items, ({ createdAt }) => dayOf(createdAt))].map(([day, ofDay]) => (
        <Group key={day} name={nameOf(day, ofDay[0]?.createdAt ?? '')} items={ofDay} when="time" {...rest} />
      ))}
      {onMore !== null && (
        <ListFoot>
          <MoreButton onMore={onMore} isLoading={isLoadingMore}>
            {t('more')}
          </MoreButton>
        </ListFoot>
      )}
    </div>
  )
}

interface GroupProps extends Pick<TransactionListProps, 'assets' | 'isHidden' | 'hrefOf' | 'onOpen'> {
  name: string
  items: readonly TransactionShape[]
  when: 'time' | 'dateTime'
}

function Group({ name, items, when, hrefOf, onOpen, ...rest }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <DayTitle id={id}>{name}</DayTitle>
      <DayRows>
        {items.map(transaction => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            href={hrefOf(transaction.id)}
            onOpen={event => onOpen(transaction.id, event)}
            when={when}
            {...rest}
          />
        ))}
      </DayRows>
    </section>
  )
}

/** Names the day of a moment where the viewer is: equal names are one day. */
const dayOf = (moment: Date | string) => formatDate(moment, { format: 'numeric', locale: 'en' })

/** "Today", "Yesterday", "March 5"; with its year where that is another. */
function useDayName(): (day: string, moment: string) => string {
  const t = useT('transaction')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const today = dayOf(now)
  const yesterday = dayOf(dayBefore(now))
  return (day, moment) => {
    if (day === today) return t('today')
    if (day === yesterday) return t('yesterday')
    const isThisYear = new Date(moment).getFullYear() === now.getFullYear()
    return formatDate(moment, { format: isThisYear ? 'dayMonth' : 'date', locale })
  }
}

/** By the calendar: a day in which the clocks change is not 24 hours long. */
function dayBefore(now: Date): Date {
  const noon = new Date(now)
  noon.setHours(12)
  noon.setDate(noon.getDate() - 1)
  return noon
}
