import type { ComponentProps } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { SkeletonWidth } from './Skeleton.tsx'

type TwoLinesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Of the first line, and of the smaller one under it. */
  widths: readonly [SkeletonWidth, SkeletonWidth]
}

/** The still place of a line with a smaller one under it, such as a name and what is said of it. */
export function TwoLines({ widths: [first, second], ...rest }: TwoLinesProps) {
  return (
    <Stack gap="1-5" {...rest}>
      <Skeleton width={first} />
      <Skeleton shape="small-line" width={second} />
    </Stack>
  )
}
