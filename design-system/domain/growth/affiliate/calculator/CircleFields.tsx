import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { Slider } from '../../../../primitives/slider/Slider.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { circleRangeNames, circleRanges, circleSides, volumeOf } from './circle.ts'
import type { Circle, CircleRange } from './circle.ts'
import type { EarnTermsShape } from './earnShape.ts'
import { useEarnText } from './useEarnText.ts'

interface CircleFieldsProps {
  circle: Circle
  onChange: (circle: Circle) => void
  /** Null while they are not known: the choice of sides is without its per cent then. */
  terms: EarnTermsShape | null
}

/** Whom somebody would bring and how they would trade, as four lines and a choice. */
export function CircleFields({ circle, onChange, terms }: CircleFieldsProps) {
  const t = useT('affiliateCalculator')
  const { count, volume, percent } = useEarnText()
  const written = (name: CircleRange, value: number) =>
    name === 'volumeSteps' ? volume(volumeOf(value)) : count(value)
  const percents = terms && { contractor: terms.contractorPercent, owner: terms.ownerPercent }
  return (
    <Stack gap="5">
      {circleRangeNames.map(name => {
        const { min, max } = circleRanges[name]
        return (
          <Slider
            key={name}
            label={t(`field.${name}`)}
            value={circle[name]}
            min={min}
            max={max}
            onChange={value => onChange({ ...circle, [name]: value })}
            valueText={written(name, circle[name])}
            minText={written(name, min)}
            maxText={written(name, max)}
          />
        )
      })}
      <Stack gap="2" align="start">
        <Text size="label" tone="secondary" aria-hidden>
          {t('field.side')}
        </Text>
        <SegmentedControl
          label={t('field.side')}
          size="s"
          segments={circleSides.map(side => ({
            value: side,
            label: percents ? t(`sideWith.${side}`, { percent: percent(percents[side]) }) : t(`side.${side}`),
          }))}
          value={circle.side}
          onChange={side => onChange({ ...circle, side })}
        />
      </Stack>
    </Stack>
  )
}
