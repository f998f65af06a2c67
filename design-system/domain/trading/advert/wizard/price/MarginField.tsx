import { useId } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import {
  add,
  divide,
  largest,
  multiply,
  negate,
  round,
  smallest,
  subtract,
} from '../../../../../format/decimal.ts'
import type { DecimalString } from '../../../../../format/decimal.ts'
import { formatPercent } from '../../../../../format/formatPercent.ts'
import { parseDecimal } from '../../../../../format/parseDecimal.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { IconButton } from '../../../../../primitives/button/IconButton.tsx'
import { Message } from '../../../../../primitives/field/Field.styles.ts'
import { Stack } from '../../../../../primitives/layout/Stack.tsx'
import { MarginInput, MarginRow, MarginSlider, MarketMark, Scale, Stepper } from './PricePanel.styles.ts'

/** One press of a button of the stepper, in percent points; and how many of these are one. */
const step = '0.05'
const stepsOfOne = '20'

interface MarginFieldProps {
  /** As it was typed. */
  value: string
  onChange: (marginPercent: string) => void
  error?: string | undefined
  /** What a margin may be, in percent points. */
  limits: { readonly min: DecimalString; readonly max: DecimalString }
}

/** How far over the market, typed, stepped or drawn; the market has its mark on the scale. */
export function MarginField({ value, onChange, error, limits }: MarginFieldProps) {
  const t = useT('advertPart')
  const locale = useLocale()
  const id = useId()
  const { min, max } = limits
  const shownStep = formatPercent(step, { locale })
  const read = parseDecimal(value, { locale, allowNegative: true })
  const margin = read.ok ? read.value : '0'
  const within = (wanted: DecimalString) => smallest(largest(wanted, min), max)
  const stepBy = (by: DecimalString) => onChange(within(add(margin, by)))
  const inSteps = (points: DecimalString) => round(multiply(points, stepsOfOne), 0, 'halfUp')
  const market = divide(multiply(negate(min), '100'), subtract(max, min), { decimals: 2, rounding: 'halfUp' })
  return (
    <Stack gap="2">
      <MarginRow>
        <label htmlFor={id}>{t('price.margin')}</label>
        <Stepper>
          <IconButton
            icon={Minus}
            label={t('price.less', { step: shownStep })}
            onClick={() => stepBy(negate(step))}
          />
          <MarginInput
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            aria-describedby={`${id}-error`}
            {...(error === undefined ? {} : { 'aria-invalid': true })}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <span aria-hidden>%</span>
          <IconButton icon={Plus} label={t('price.more', { step: shownStep })} onClick={() => stepBy(step)} />
        </Stepper>
      </MarginRow>
      <Scale>
        <MarketMark aria-hidden style={{ insetInlineStart: `${market}%` }}>
          {t('price.market')}
        </MarketMark>
        <MarginSlider
          type="range"
          min={inSteps(min)}
          max={inSteps(max)}
          value={inSteps(within(margin))}
          aria-label={t('price.margin')}
          aria-valuetext={formatPercent(margin, { locale, padded: true, sign: 'always' })}
          onChange={({ currentTarget }) =>
            onChange(divide(currentTarget.value, stepsOfOne, { decimals: 2, rounding: 'halfUp' }))
          }
        />
      </Scale>
      <Message id={`${id}-error`} aria-live="polite" data-status={error === undefined ? 'plain' : 'invalid'}>
        {error}
      </Message>
    </Stack>
  )
}
