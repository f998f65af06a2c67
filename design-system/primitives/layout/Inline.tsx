import type { ComponentProps } from 'react'
import type { Gap } from './gap.styles.ts'
import { InlineRoot } from './Inline.styles.ts'
import type { StackElement } from './Stack.tsx'

export const inlineAligns = ['center', 'start', 'end', 'baseline', 'stretch'] as const
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const
export type InlineAlign = (typeof inlineAligns)[number]
export type InlineJustify = (typeof inlineJustifies)[number]

type InlineProps = ComponentProps<'div'> & {
  /** Space between children, in steps of the grid: `'2'` is 8 pixels. */
  gap?: Gap | undefined
  align?: InlineAlign | undefined
  justify?: InlineJustify | undefined
  /** Rows wrap before text is cut; `nowrap` is for parts that only make sense side by side. */
  wrap?: 'wrap' | 'nowrap' | undefined
  as?: StackElement | 'span' | 'dl' | undefined
}

/** Children beside each other, wrapping. Use `Stack` under each other. */
export function Inline({
  gap = '2',
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  ...rest
}: InlineProps) {
  return <InlineRoot data-gap={gap} data-align={align} data-justify={justify} data-wrap={wrap} {...rest} />
}
