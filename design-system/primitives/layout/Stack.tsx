import type { ComponentProps } from 'react'
import type { Gap } from './gap.styles.ts'
import { StackRoot } from './Stack.styles.ts'

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const
export type StackAlign = (typeof stackAligns)[number]

/** The elements a `Stack` may be, so that spacing never costs a wrapper. */
export type StackElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'

type StackProps = ComponentProps<'div'> & {
  /** Space between children, in steps of the grid: `'4'` is 16 pixels. */
  gap?: Gap | undefined
  align?: StackAlign | undefined
  as?: StackElement | undefined
}

/** Children under each other, with one space between them. Use `Inline` beside each other, `Grid` in columns. */
export function Stack({ gap = '4', align = 'stretch', ...rest }: StackProps) {
  return <StackRoot data-gap={gap} data-align={align} {...rest} />
}
