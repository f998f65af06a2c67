/**
 * The state of a navigation that changes what a page shows and not the page: filters, sorting, buy and sell. The focus stays
 * on the control that was used.
 */
export const keepFocus = { keepsFocus: true } as const

/** Tells whether a navigation came with {@link keepFocus}. */
export const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state
