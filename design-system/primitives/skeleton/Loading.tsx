import type { ComponentProps } from 'react'
import type { Gap } from '../layout/gap.styles.ts'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { LoadingRoot } from './Skeleton.styles.ts'

type LoadingProps = ComponentProps<'div'> & {
  /** What is loading, for screen readers: "Loading offers". */
  label: string
  /** Stands the skeletons under each other, with this space between. */
  gap?: Gap | undefined
}

/** A part of the page that is coming: skeletons of the real rows, shown only when it takes longer than 150 ms. */
export function Loading({ label, gap, children, ...rest }: LoadingProps) {
  return (
    <LoadingRoot aria-busy data-gap={gap} {...rest}>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
    </LoadingRoot>
  )
}
