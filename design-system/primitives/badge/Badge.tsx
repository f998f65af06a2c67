import type { ComponentProps } from 'react'
import { BadgeRoot } from './Badge.styles.ts'

export const badgeTones = ['accent', 'neutral', 'negative'] as const
export type BadgeTone = (typeof badgeTones)[number]

type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  tone?: BadgeTone | undefined
  /** How many. Without a count it is a dot: something is new. */
  count?: number | undefined
}

/** Counts above this show as "99+". */
const limit = 99

/** A counter beside a word or on an icon. It is drawn only: the name of what it sits on says the number. */
export function Badge({ tone = 'accent', count, ...rest }: BadgeProps) {
  if (count === undefined) return <BadgeRoot aria-hidden data-tone={tone} data-shape="dot" {...rest} />
  // Too many for its room: the short form is a drawing, so that a name that says the number need not say the drawing too.
  if (count > limit)
    return <BadgeRoot data-tone={tone} data-shape="count" data-over={`${limit}+`} {...rest} />
  return (
    <BadgeRoot data-tone={tone} data-shape="count" {...rest}>
      {count}
    </BadgeRoot>
  )
}
