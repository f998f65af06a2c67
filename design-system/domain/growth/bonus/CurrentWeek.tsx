import { compare, divide, isZero, multiply } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatList } from '../../../format/formatList.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { ProgressBar } from '../../../primitives/progress/ProgressBar.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { EarnedAmount } from '../affiliate/EarnedAmount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { useRules } from '../../../locales/rules.ts'
import type { CashbackShape } from './bonusShape.ts'
import { CoinRows, Week, WeekWords } from './CashbackCard.styles.ts'
import { useBonusText } from './useBonusText.ts'

interface CurrentWeekProps {
  week: CashbackShape['running']
  assets: AssetBook
}

/** The cashback of the week that runs: how far it is to what is paid, coin by coin, and when it comes. */
export function CurrentWeek({ week, assets }: CurrentWeekProps) {
  const t = useT('bonus')
  const locale = useLocale()
  const { cashbackPercent } = useRules().invitation
  const { sum, worth: worthText, time } = useBonusText(assets)
  const { worth, least, missing, until, coins, carried } = week
  const isReached = isZero(missing.amount)
  return (
    <Stack gap="2">
      <Week>
        <EarnedAmount size="l" of={worth} assets={assets} />
        <Text>{t('cashback.of', { amount: worthText(least) })}</Text>
      </Week>
      <ProgressBar
        label={t('cashback.progress')}
        fraction={shareOf(worth.amount, least.amount)}
        tone={isReached ? 'positive' : 'plain'}
      />
      {coins.length === 0 && <WeekWords>{t('cashback.note', { least: worthText(least) })}</WeekWords>}
      <WeekWords>
        {isReached ? (
          <strong>{t('cashback.reached', { time: time(until) })}</strong>
        ) : (
          <>
            <strong>{t('cashback.missing', { amount: worthText(missing) })}</strong>{' '}
            {t('cashback.fees', { amount: worthText(feesFor(missing, cashbackPercent)), time: time(until) })}{' '}
            {t('cashback.carry')}
          </>
        )}
      </WeekWords>
      {carried.length > 0 && (
        <WeekWords>
          {t('cashback.carried', {
            amount: formatList(
              carried.map(({ cashback }) => sum(cashback)),
              { locale, join: 'and' },
            ),
          })}
        </WeekWords>
      )}
      {coins.length > 0 && (
        <CoinRows aria-label={t('cashback.coins')}>
          {coins.map(({ cashback }) => (
            <li key={cashback.asset}>
              <span>{assets.of(cashback.asset).name}</span>
              <span>
                <EarnedAmount size="s" of={cashback} assets={assets} mode="full" />
              </span>
            </li>
          ))}
        </CoinRows>
      )}
    </Stack>
  )
}

/** The fees of which so much comes back. */
const feesFor = ({ amount, asset }: CashbackShape['running']['missing'], percent: DecimalString) => ({
  amount: divide(multiply(amount, '100'), percent, { decimals: 2, rounding: 'up' }),
  asset,
})

/** How far a sum is, 0 to 1; a length of a bar, not money. */
function shareOf(worth: DecimalString, least: DecimalString): number {
  if (isZero(least) || compare(worth, least) >= 0) return 1
  return Number(divide(worth, least, { decimals: 3, rounding: 'down' }))
}
