/** How a link back ended that did not lead to a trade. */
export const returnLinkEnds = ['used', 'expired', 'invalid', 'member'] as const
export type ReturnLinkEnd = (typeof returnLinkEnds)[number]
