import type { ComponentProps } from 'react'
import { SkeletonRoot } from './Skeleton.styles.ts'

export const skeletonShapes = ['line', 'small-line', 'amount', 'tile', 'coin', 'button', 'block'] as const
export const skeletonWidths = ['own', 'short', 'quarter', 'half', 'most', 'full'] as const
export type SkeletonShape = (typeof skeletonShapes)[number]
export type SkeletonWidth = (typeof skeletonWidths)[number]

type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  shape?: SkeletonShape | undefined
  /** Of the place it stands in; `own` where the shape has a width. */
  width?: SkeletonWidth | undefined
}

/** One still piece of the row that is coming, in its place. Put the pieces of a list into one `Loading`. */
export function Skeleton({ shape = 'line', width = 'own', ...rest }: SkeletonProps) {
  return <SkeletonRoot aria-hidden data-shape={shape} data-width={width} {...rest} />
}
