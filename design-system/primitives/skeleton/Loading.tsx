import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { LoadingRoot } from './Skeleton.styles.ts'

type LoadingProps = ComponentProps<'div'> & {
  /** What is loading, for screen readers: "Loading offers". */
  label: string
}

/** A part of the page that is coming: skeletons of the real rows, shown only when it takes longer than 150 ms. */
export function Loading({ label, children, ...rest }: LoadingProps) {
  return (
    <LoadingRoot aria-busy {...rest}>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
    </LoadingRoot>
  )
}
