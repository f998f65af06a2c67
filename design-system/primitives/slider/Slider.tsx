import type { ComponentProps } from 'react'
import { useId } from 'react'
import { SliderEnds, SliderHead, SliderRoot, SliderValue } from './Slider.styles.ts'
import { SliderLine } from './SliderLine.tsx'

/** `stacked` is for several side by side: the name above its value; on a phone, where they are under each other, no ends. */
export const sliderLooks = ['plain', 'stacked'] as const
export type SliderLook = (typeof sliderLooks)[number]

type SliderProps = ComponentProps<typeof SliderLine> & {
  label: string
  /** What the two ends mean. */
  minText: string
  maxText: string
  look?: SliderLook | undefined
}

/**
 * Chooses a position where the exact value matters less than what follows from it. Use `TextField` or `AmountField` for a number
 * that somebody knows, `SegmentedControl` for a few named ones.
 */
export function Slider({ label, minText, maxText, look = 'plain', ...line }: SliderProps) {
  const id = useId()
  return (
    <SliderRoot data-look={look}>
      <SliderHead>
        <label htmlFor={id}>{label}</label>
        {/* The control says it by itself. */}
        <SliderValue aria-hidden>{line.valueText}</SliderValue>
      </SliderHead>
      <SliderLine id={id} {...line} />
      <SliderEnds aria-hidden>
        <span>{minText}</span>
        <span>{maxText}</span>
      </SliderEnds>
    </SliderRoot>
  )
}
