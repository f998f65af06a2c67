import type { ComponentProps } from 'react'
import type { Gap } from './gap.styles.ts'
import { GridRoot } from './Grid.styles.ts'
import type { StackElement } from './Stack.tsx'

export const gridColumns = ['halves', 'thirds', 'quarters', 'main-side'] as const
export type GridColumns = (typeof gridColumns)[number]

type GridProps = ComponentProps<'div'> & {
  columns: GridColumns
  gap?: Gap | undefined
  as?: StackElement | undefined
}

/** Children in columns that become one on a phone; `main-side` becomes one below a big tablet. */
export function Grid({ columns, gap = '6', ...rest }: GridProps) {
  return <GridRoot data-columns={columns} data-gap={gap} {...rest} />
}
