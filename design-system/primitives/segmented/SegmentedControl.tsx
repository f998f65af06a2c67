import type { ComponentProps } from 'react'
import { useId } from 'react'
import { Badge } from '../badge/Badge.tsx'
import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { SegmentInput, SegmentLabel, SegmentsRoot } from './SegmentedControl.styles.ts'

export const segmentSizes = ['s', 'm'] as const
export const segmentTones = ['plain', 'buy', 'sell'] as const
export const segmentWidths = ['hug', 'fill'] as const
export type SegmentSize = (typeof segmentSizes)[number]
export type SegmentTone = (typeof segmentTones)[number]
export type SegmentWidth = (typeof segmentWidths)[number]

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: IconDrawing | undefined
  /** The side of a trade, which colours the chosen segment; its icon and word say it too. */
  tone?: SegmentTone | undefined
  count?: number | undefined
}

type SegmentedControlProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'children' | 'disabled'
> & {
  /** What is chosen here, for screen readers: "Show". */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  size?: SegmentSize | undefined
  width?: SegmentWidth | undefined
}

/** One of two to six short options that change what is shown. Use `Tabs` where each has a panel of its own. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, size = 'm', width = 'hug', ...rest } = props
  const name = useId()
  return (
    <SegmentsRoot data-size={size} data-width={width} {...rest}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {segments.map(segment => (
        <SegmentLabel key={segment.value} data-tone={segment.tone ?? 'plain'}>
          <SegmentInput
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon !== undefined && <Icon of={segment.icon} />}
          {segment.label}
          {segment.count !== undefined && <Badge tone="neutral" count={segment.count} />}
        </SegmentLabel>
      ))}
    </SegmentsRoot>
  )
}
