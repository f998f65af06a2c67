import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import { compare, multiply, round } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { Holding, Shares, Sides, Turn } from './SwapForm.styles.ts'
import { SwapSideField } from './SwapSideField.tsx'
import { SwapTerms } from './SwapTerms.tsx'
import type { SwapEstimateShape, SwapLimitsShape, SwapSide } from './swapShape.ts'

interface SwapFormProps {
  coins: readonly NamedAsset[]
  from: NamedAsset
  to: NamedAsset
  /** Which amount is written, and as what; the other one follows from the estimate. */
  side: SwapSide
  text: string
  onText: (side: SwapSide, text: string) => void
  onCoin: (side: SwapSide, code: string) => void
  onTurn: () => void
  /** Null while nothing is known; of nothing while nothing is written. */
  estimate: SwapEstimateShape | null
  /** The least and the most that can be given; null while they are not known. */
  limits: SwapLimitsShape | null
  /** Nothing is written yet. */
  isEmpty: boolean
  /** The rate behind it is old, or another amount is being worked out. */
  isStale: boolean
  /** For how long a price will be locked. */
  lockSeconds: number
  /** US dollars, in which the amounts are worth something. */
  dollar: NamedAsset
  /** What the viewer has of both; null for a visitor. */
  balances: { readonly from: DecimalString; readonly to: DecimalString } | null
  error: { readonly side: SwapSide; readonly text: string } | null
  /** The button, and what stands under it. */
  action: ReactNode
}

const shares = ['25', '50', '75'] as const

/** Two coins and two amounts, each of which can be written; nothing is swapped from here: a locked price comes first. */
export function SwapForm(props: SwapFormProps) {
  const { coins, from, to, side, text, onText, onCoin, onTurn, error, action } = props
  const { estimate, limits, isEmpty, isStale, lockSeconds } = props
  const t = useT('swap')
  const locale = useLocale()
  const otherText =
    estimate === null || isEmpty
      ? ''
      : formatDecimal(side === 'from' ? estimate.toAmount : estimate.fromAmount, locale)
  const field = (of: SwapSide) => ({
    side: of,
    coins,
    coin: of === 'from' ? from : to,
    onCoin: (code: string) => onCoin(of, code),
    text: of === side ? text : otherText,
    onText: (written: string) => onText(of, written),
    isStale: of !== side && isStale,
    error: error?.side === of ? error.text : null,
  })
  return (
    <Card as="section" aria-label={t('form')}>
      <Stack gap="4">
        <Sides>
          <SwapSideField
            {...field('from')}
            has={<Available {...props} />}
            foot={
              <>
                <Worth {...props} of="from" />
                <ShareButtons {...props} />
              </>
            }
          />
          <Turn>
            <IconButton icon={ArrowUpDown} label={t('turn')} look="outline" onClick={onTurn} />
          </Turn>
          <SwapSideField {...field('to')} has={<Has {...props} />} foot={<Worth {...props} of="to" />} />
        </Sides>
        {estimate !== null && <SwapTerms {...{ estimate, limits, from, to, isStale, lockSeconds }} />}
        {action}
      </Stack>
    </Card>
  )
}

/** What an amount is worth in dollars: of what is got, after the fee. */
function Worth({ of, estimate, isEmpty, dollar }: SwapFormProps & { of: SwapSide }) {
  const t = useT('swap')
  const locale = useLocale()
  if (estimate === null || isEmpty) return null
  const amount = of === 'from' ? estimate.fromUsd : estimate.toUsd
  const worth = formatAmount(amount, dollar, { mode: 'shown', locale })
  return (
    <Text size="caption" tone="secondary">
      {of === 'from' ? worth : t('afterFee', { amount: worth })}
    </Text>
  )
}

function Available({ balances, limits, from, onText }: SwapFormProps) {
  const t = useT('swap')
  const locale = useLocale()
  if (balances === null) return null
  const isOverMost = limits !== null && compare(balances.from, limits.maximum) > 0
  const most = isOverMost ? round(limits.maximum, from.shown, 'down') : balances.from
  return (
    <Holding>
      {t('available', { amount: formatAmount(balances.from, from, { mode: 'full', locale }) })}{' '}
      {compare(balances.from, '0') > 0 && (
        <Button
          size="s"
          variant="ghost"
          aria-label={t(isOverMost ? 'mostLabel' : 'maxLabel')}
          onClick={() => onText('from', formatDecimal(most, locale))}
        >
          {t('max')}
        </Button>
      )}
    </Holding>
  )
}

function Has({ balances, to }: SwapFormProps) {
  const t = useT('swap')
  const locale = useLocale()
  if (balances === null) return null
  const amount = formatAmount(balances.to, to, { mode: 'full', locale })
  return (
    <Holding>
      <span data-room="wide">{t('balance', { amount })}</span>
      <span data-room="narrow">{amount}</span>
    </Holding>
  )
}

function ShareButtons({ balances, from, onText }: SwapFormProps) {
  const t = useT('swap')
  const locale = useLocale()
  if (balances === null || compare(balances.from, '0') <= 0) return null
  const partOf = (percent: string) =>
    formatDecimal(round(multiply(balances.from, `0.${percent}`), from.decimals, 'down'), locale)
  return (
    <Shares>
      {shares.map(percent => (
        <Button
          key={percent}
          size="s"
          variant="ghost"
          aria-label={t('shareLabel', { percent })}
          onClick={() => onText('from', partOf(percent))}
        >
          {t('share', { percent })}
        </Button>
      ))}
    </Shares>
  )
}
