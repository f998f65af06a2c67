/** The statuses of an advert, spelled as on the wire. Sandboxed: its owner has not completed a trade yet. */
export const advertStatuses = [
  'draft',
  'archived',
  'listed',
  'unlisted',
  'listedSandboxed',
  'unlistedSandboxed',
] as const
export type AdvertStatus = (typeof advertStatuses)[number]

/** A status without the owner's standing: what owners choose between. */
export const plainStatuses = ['draft', 'archived', 'listed', 'unlisted'] as const
export type PlainStatus = (typeof plainStatuses)[number]

/** The status of each choice, for an owner who has completed a trade and for one who has not. */
const standings = {
  draft: { trusted: 'draft', sandboxed: 'draft' },
  archived: { trusted: 'archived', sandboxed: 'archived' },
  listed: { trusted: 'listed', sandboxed: 'listedSandboxed' },
  unlisted: { trusted: 'unlisted', sandboxed: 'unlistedSandboxed' },
} as const satisfies Record<PlainStatus, Record<'trusted' | 'sandboxed', AdvertStatus>>

const plain = {
  draft: 'draft',
  archived: 'archived',
  listed: 'listed',
  unlisted: 'unlisted',
  listedSandboxed: 'listed',
  unlistedSandboxed: 'unlisted',
} as const satisfies Record<AdvertStatus, PlainStatus>

/** The status of a choice, given the owner's completed trades. */
export const statusFor = (choice: PlainStatus, ownerCompletedTrades: number): AdvertStatus =>
  standings[choice][ownerCompletedTrades > 0 ? 'trusted' : 'sandboxed']

export const plainStatusOf = (status: AdvertStatus): PlainStatus => plain[status]

export const isSandboxed = (status: AdvertStatus): boolean =>
  status === 'listedSandboxed' || status === 'unlistedSandboxed'

/** Whether the owner wants the ad to be seen. Whether it is, `hiddenReasonsOf` says. */
export const isListed = (status: AdvertStatus): boolean => plain[status] === 'listed'
