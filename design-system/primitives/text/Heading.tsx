import type { ComponentProps } from 'react'
import { HeadingRoot } from './Heading.styles.ts'

export const headingLevels = [1, 2, 3, 4] as const
export const headingLooks = ['title-1', 'title-2', 'title-3', 'strong'] as const
export type HeadingLevel = (typeof headingLevels)[number]
export type HeadingLook = (typeof headingLooks)[number]

const lookOfLevel = { 1: 'title-1', 2: 'title-3', 3: 'strong', 4: 'strong' } as const satisfies Record<
  HeadingLevel,
  HeadingLook
>
const tagOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>

type HeadingProps = ComponentProps<'h2'> & {
  /** Its place in the outline of the page; levels are not skipped for their size. */
  level: HeadingLevel
  /** Its size, when not the usual one of its level. */
  look?: HeadingLook | undefined
}

/** A title in the outline of the page. */
export function Heading({ level, look = lookOfLevel[level], ...rest }: HeadingProps) {
  return <HeadingRoot as={tagOfLevel[level]} data-look={look} {...rest} />
}
