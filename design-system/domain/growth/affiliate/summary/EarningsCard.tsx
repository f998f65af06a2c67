import TrendingUp from 'lucide-react/icons/trending-up'
import { useId } from 'react'
import { isZero } from '../../../../format/decimal.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AffiliateSummaryShape } from '../affiliateShape.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { EarnedAmount } from '../EarnedAmount.tsx'
import {
  CoinList,
  EarningsMain,
  EarningsRoot,
  Headline,
  ThisMonth,
  Total,
  LevelList,
  People,
} from './EarningsCard.styles.ts'
import { monthChange } from './monthChange.ts'
import { PendingEarnings } from './PendingEarnings.tsx'
import { formatCount } from '../../../../format/numberFormat.ts'
import { levelOf, rankOfLevel } from '../affiliateShape.ts'

interface EarningsCardProps {
  summary: AffiliateSummaryShape
  assets: AssetBook
}

/** What somebody earned by others: in all, this month, coin by coin, on its way; and how many people each level has. */
export function EarningsCard({ summary, assets }: EarningsCardProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  const id = useId()
  const { since, worth, earned, people, onItsWay, nextPayoutAt } = summary
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <EarningsRoot>
        <EarningsMain>
          <div>
            <Headline id={id}>
              {since === null
                ? t('earnings.title')
                : t('earnings.since', { date: formatDate(since, { format: 'date', locale }) })}
            </Headline>
            <Total>
              <EarnedAmount size="xl" of={worth} assets={assets} />
            </Total>
            <Month summary={summary} assets={assets} />
          </div>
          {onItsWay.length > 0 && (
            <PendingEarnings sums={onItsWay} arrivesAt={nextPayoutAt} assets={assets} />
          )}
          <LevelPeople people={people} />
        </EarningsMain>
        {earned.length > 0 && (
          <CoinList aria-label={t('earnings.coins')}>
            {earned.map(coin => (
              <li key={coin.earned.asset}>
                <CoinIcon code={coin.earned.asset} size="s" />
                <Text size="body-strong">{coin.earned.asset}</Text>
                <EarnedAmount size="s" of={coin.earned} assets={assets} code="never" />
                <Text size="caption" tone="secondary">
                  {formatAmount(coin.worth.amount, assets.of(coin.worth.asset), { mode: 'shown', locale })}
                </Text>
              </li>
            ))}
          </CoinList>
        )}
      </EarningsRoot>
    </Card>
  )
}

function Month({ summary: { months, worth }, assets }: EarningsCardProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  const now = months.at(-1)?.worth
  const change = monthChange(months)
  if (isZero(worth.amount)) return null
  return (
    <ThisMonth>
      {now !== undefined && !isZero(now.amount) && (
        <Text size="caption" tone="positive">
          <Inline as="span" gap="1">
            <Icon of={TrendingUp} size="xs" />
            {t('earnings.thisMonth', {
              amount: formatAmount(now.amount, assets.of(now.asset), { mode: 'shown', locale }),
            })}
          </Inline>
        </Text>
      )}
      {change !== null && (
        <span>{t(`earnings.${change.kind}`, { percent: formatPercent(change.percent, { locale }) })}</span>
      )}
      <span>{t('earnings.rates')}</span>
    </ThisMonth>
  )
}

/** How many people are on each level, and how many of them have traded. */
function LevelPeople({ people }: Pick<AffiliateSummaryShape, 'people'>) {
  const t = useT('affiliate')
  const locale = useLocale()
  return (
    <LevelList aria-label={t('earnings.levels')}>
      {people.map(one => (
        <li key={one.level}>
          <Text size="label">{t('level', { level: one.level })}</Text>
          <People>{formatCount(one.people, locale)}</People>
          <p>{t(`earnings.who.${rankOfLevel[levelOf(one.level)]}`)}</p>
          <p>{t('earnings.traded', { count: one.traded })}</p>
        </li>
      ))}
    </LevelList>
  )
}
