import type { ComponentProps } from 'react'
import { SliderBox, SliderInput, SliderTrack } from './Slider.styles.ts'

type SliderLineProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'disabled' | 'min' | 'max' | 'step' | 'children' | 'style'
> & {
  /** A position between `min` and `max`. Money is no position: count steps, and write the amount as `valueText`. */
  value: number
  min: number
  max: number
  step?: number | undefined
  onChange: (value: number) => void
  /** What the position means, heard: "$1,500". */
  valueText: string
}

/** The line of a slider alone, where its name, value and ends are drawn by what it stands in. Use `Slider` for one with all of them. */
export function SliderLine({ value, min, max, step = 1, onChange, valueText, ...rest }: SliderLineProps) {
  return (
    <SliderBox style={{ '--filled': String(max > min ? (value - min) / (max - min) : 0) }}>
      <SliderTrack aria-hidden />
      <SliderInput
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
  )
}
