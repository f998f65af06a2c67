/** Which of their own adverts an owner looks at. `all` leaves archived ones out; `hidden` is kept, and not shown now. */
export const ownListStates = ['all', 'shown', 'hidden', 'draft', 'archived'] as const
export type OwnListState = (typeof ownListStates)[number]

/** The order: the last changed first, the newest first, or by pair the cheapest first. */
export const ownListSorts = ['updated', 'created', 'price'] as const
export type OwnListSort = (typeof ownListSorts)[number]
