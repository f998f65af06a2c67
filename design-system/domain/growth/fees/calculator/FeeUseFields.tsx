import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Slider } from '../../../../primitives/slider/Slider.tsx'
import { FieldsRow } from './FeeCalculator.styles.ts'
import { feeUseRangeNames, feeUseRanges, sumOf } from './feeUse.ts'
import type { FeeUse, FeeUseRange } from './feeUse.ts'
import { useDollarText } from '../useDollarText.ts'

interface FeeUseFieldsProps {
  use: FeeUse
  onChange: (use: FeeUse) => void
}

/** How much of the volume is on own adverts, and what is swapped and withdrawn, as lines. */
export function FeeUseFields({ use, onChange }: FeeUseFieldsProps) {
  const t = useT('fees')
  const locale = useLocale()
  const { volume } = useDollarText()
  const written = (name: FeeUseRange, value: number) =>
    name === 'ownPercent' ? formatPercent(String(value), { locale }) : volume(sumOf(value))
  return (
    <FieldsRow>
      {feeUseRangeNames.map(name => {
        const { min, max } = feeUseRanges[name]
        return (
          <Slider
            key={name}
            look="stacked"
            label={t(`calculator.${name}`)}
            value={use[name]}
            min={min}
            max={max}
            onChange={value => onChange({ ...use, [name]: value })}
            valueText={written(name, use[name])}
            minText={written(name, min)}
            maxText={written(name, max)}
          />
        )
      })}
    </FieldsRow>
  )
}
