/** How long an answer may stand in for the one that is being fetched, in milliseconds (specification 000 §7, §9). */
export const answerLifetime = 180_000

/** What says how long a list is, or what one came from: it makes no other page of it (specification 000 §9). */
const notOfThePage = [
  'pages',
  'total_pages',
  'totalPages',
  'total',
  'count',
  'previous_currency_code',
  'previousCurrencyCode',
]

/** Under what a page is kept: what was asked for, in whatever order it was said. */
export const pageKey = (asked: object): string =>
  JSON.stringify(
    Object.entries(asked)
      .filter(([name, value]) => !notOfThePage.includes(name) && value !== null && value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
