import type { ComponentProps } from 'react'
import { useId } from 'react'
import {
  SliderBox,
  SliderEnds,
  SliderHead,
  SliderInput,
  SliderRoot,
  SliderTrack,
  SliderValue,
} from './Slider.styles.ts'

type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'disabled' | 'min' | 'max' | 'step' | 'children' | 'style'
> & {
  label: string
  /** A position between `min` and `max`. Money is no position: count steps, and write the amount as `valueText`. */
  value: number
  min: number
  max: number
  step?: number | undefined
  onChange: (value: number) => void
  /** What the position means, seen and heard: "$1,500". */
  valueText: string
  /** What the two ends mean. */
  minText: string
  maxText: string
}

/**
 * Chooses a position where the exact value matters less than what follows from it. Use `TextField` or `AmountField` for a number
 * that somebody knows, `SegmentedControl` for a few named ones.
 */
export function Slider({ label, value, min, max, step = 1, onChange, ...props }: SliderProps) {
  const { valueText, minText, maxText, ...rest } = props
  const id = useId()
  return (
    <SliderRoot style={{ '--filled': String(max > min ? (value - min) / (max - min) : 0) }}>
      <SliderHead>
        <label htmlFor={id}>{label}</label>
        {/* The control says it by itself. */}
        <SliderValue aria-hidden>{valueText}</SliderValue>
      </SliderHead>
      <SliderBox>
        <SliderTrack aria-hidden />
        <SliderInput
          id={id}
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          aria-valuetext={valueText}
          onChange={event => onChange(event.currentTarget.valueAsNumber)}
          {...rest}
        />
      </SliderBox>
      <SliderEnds aria-hidden>
        <span>{minText}</span>
        <span>{maxText}</span>
      </SliderEnds>
    </SliderRoot>
  )
}
