/** How much of each end people compare. */
const shownEnd = 6

/** The ends of an address or a transaction’s id, to tell it apart in a list. Never where somebody sends: there it is whole. */
export const shortAddress = (text: string): string =>
  text.length <= 2 * shownEnd + 1 ? text : `${text.slice(0, shownEnd)}…${text.slice(-shownEnd)}`
