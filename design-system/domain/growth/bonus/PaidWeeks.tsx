import { useState } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { EarnedAmount } from '../affiliate/EarnedAmount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { CashbackShape } from './bonusShape.ts'
import { CoinRows } from './CashbackCard.styles.ts'

type PaidWeek = CashbackShape['paid'][number]

interface PaidWeeksProps {
  weeks: readonly PaidWeek[]
  assets: AssetBook
  most: number
}

/** The weeks whose cashback was paid, the latest first. */
export function PaidWeeks({ weeks, assets, most }: PaidWeeksProps) {
  const t = useT('bonus')
  const weekText = useWeekText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? weeks : weeks.slice(0, most)
  return (
    <Stack gap="2">
      <Heading level={3}>{t('cashback.paid')}</Heading>
      <CoinRows aria-label={t('cashback.paid')}>
        {shown.map(week => (
          <li key={week.from}>
            <span>{weekText(week)}</span>
            <span>
              {week.coins.map(coin => (
                <EarnedAmount key={coin.asset} size="s" of={coin} assets={assets} mode="full" />
              ))}
            </span>
          </li>
        ))}
      </CoinRows>
      {shown.length < weeks.length && (
        <Button size="s" width="fill" onClick={() => setWhole(true)}>
          {t('cashback.more', { count: weeks.length - shown.length })}
        </Button>
      )}
    </Stack>
  )
}

/** "March 2 – March 8, paid 09.03.2026": a week is of the service’s own clock, when it came is of the reader’s. */
function useWeekText(): (week: PaidWeek) => string {
  const t = useT('bonus')
  const locale = useLocale()
  return ({ from, until, paidAt }) => {
    const day = (moment: string | Date) => formatDate(moment, { format: 'dayMonth', locale, timeZone: 'UTC' })
    const lastMoment = new Date(new Date(until).getTime() - 1)
    return t('cashback.weekPaid', {
      from: day(from),
      to: day(lastMoment),
      date: formatDate(paidAt, { format: 'numeric', locale }),
    })
  }
}
