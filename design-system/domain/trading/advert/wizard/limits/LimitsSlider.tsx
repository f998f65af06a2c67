import type { DecimalString } from '../../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../../format/formatAmount.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { amountOfShare, shareOf, wholeShare } from './limitShare.ts'
import { SliderFill, SliderInput, SliderLine, SliderRoot } from './LimitsSlider.styles.ts'

interface LimitsSliderProps {
  /** As they are written. */
  minimum: string
  maximum: string
  /** What the balance covers: the end of the slider. */
  balance: DecimalString
  fiat: DisplayAsset
  onMinimum: (amount: DecimalString) => void
  onMaximum: (amount: DecimalString) => void
}

/** Both limits drawn on what the balance covers, in round amounts. The fields beside it take exact ones. */
export function LimitsSlider(props: LimitsSliderProps) {
  const { minimum, maximum, balance, fiat, onMinimum, onMaximum } = props
  const t = useT('advertWizard')
  const locale = useLocale()
  const from = shareOf(minimum, balance)
  const to = shareOf(maximum, balance)
  const said = (share: number) => formatAmount(amountOfShare(share, balance), fiat, { mode: 'shown', locale })
  const thumb = (label: string, share: number, onShare: (share: number) => void) => (
    <SliderInput
      type="range"
      min={0}
      max={wholeShare}
      value={share}
      aria-label={label}
      aria-valuetext={said(share)}
      onChange={({ currentTarget }) => onShare(currentTarget.valueAsNumber)}
    />
  )
  return (
    <SliderRoot>
      <SliderLine aria-hidden>
        <SliderFill
          style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${wholeShare - Math.max(from, to)}%` }}
        />
      </SliderLine>
      {thumb(t('limits.minimum'), from, share =>
        // Nothing is no minimum, and more than the maximum is none either.
        onMinimum(amountOfShare(Math.max(1, to === 0 ? share : Math.min(share, to)), balance)),
      )}
      {thumb(t('limits.maximum'), to, share => onMaximum(amountOfShare(Math.max(share, from, 1), balance)))}
    </SliderRoot>
  )
}
