/** Drafts of what does not exist yet: an advert, one by the short form, several at once. */
export const draftKinds = ['new', 'short', 'several'] as const
export type DraftKind = (typeof draftKinds)[number]

export const isDraftKind = (key: string): key is DraftKind => draftKinds.some(kind => kind === key)
