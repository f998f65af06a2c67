import type { ComponentProps } from 'react'
import { HatchRoot } from './Hatch.styles.ts'

export const hatchStates = ['locked', 'released'] as const
export const hatchSizes = ['strip', 'sample'] as const
export type HatchState = (typeof hatchStates)[number]
export type HatchSize = (typeof hatchSizes)[number]

type HatchProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** On release the hatch slides away, once. */
  state?: HatchState | undefined
  /** `sample` stands beside the words that explain it. */
  size?: HatchSize | undefined
}

/** The sign of value that is locked in escrow, and of nothing else. Words beside it say so: it is hidden from screen readers. */
export function Hatch({ state = 'locked', size = 'strip', ...rest }: HatchProps) {
  return <HatchRoot aria-hidden data-state={state} data-size={size} {...rest} />
}
