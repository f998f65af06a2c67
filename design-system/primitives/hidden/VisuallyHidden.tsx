import type { ComponentProps } from 'react'
import { HiddenRoot } from './VisuallyHidden.styles.ts'

type VisuallyHiddenProps = ComponentProps<'span'> & {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption' | 'legend' | 'output' | undefined
}

/**
 * Words for screen readers only: a heading that the layout says without words, the
 * announcement of a change (`as="output"` is spoken when its words change).
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenRoot {...props} />
}
