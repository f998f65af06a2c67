import type { ComponentProps } from 'react'
import { Text } from './Text.tsx'

/** What is said small, beside or under something else. */
export function Caption(props: Omit<ComponentProps<typeof Text>, 'size'>) {
  return <Text size="caption" tone="secondary" {...props} />
}
