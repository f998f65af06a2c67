import { compare } from '../../../../format/decimal.ts'
import type { InviteLinkShape } from '../affiliateShape.ts'

export const linkOrders = ['earned', 'invited', 'newest'] as const
export type LinkOrder = (typeof linkOrders)[number]

type Comparison = (a: InviteLinkShape, b: InviteLinkShape) => number

const newestFirst: Comparison = (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)

const comparisons = {
  newest: newestFirst,
  invited: (a, b) => b.invited - a.invited,
  earned: (a, b) => compare(b.worth.amount, a.worth.amount),
} as const satisfies Record<LinkOrder, Comparison>

/** Links in an order; of two that are alike the newer one first. */
export const sortedLinks = (
  links: readonly InviteLinkShape[],
  order: LinkOrder,
): readonly InviteLinkShape[] => links.toSorted((a, b) => comparisons[order](a, b) || newestFirst(a, b))
