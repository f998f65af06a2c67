/** What the page explains, each at an anchor of its own. */
export const reputationParts = [
  'rating',
  'counts',
  'partners',
  'cancelled',
  'release',
  'risk',
  'blocking',
  'editing',
  'newcomer',
  'presence',
] as const
export type ReputationPart = (typeof reputationParts)[number]
