import { Stack } from '../layout/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { SkeletonWidth } from './Skeleton.tsx'

interface TwoLinesProps {
  /** Of the first line, and of the smaller one under it. */
  widths: readonly [SkeletonWidth, SkeletonWidth]
}

/** The place of a line with a smaller one under it. */
export const TwoLines = ({ widths: [first, second] }: TwoLinesProps) => (
  <Stack gap="1-5">
    <Skeleton width={first} />
    <Skeleton shape="small-line" width={second} />
  </Stack>
)
