/** More pages than the service has. */
const mostPages = 1000

/** The page of a list that an address says, from 1; what is none there is the first. */
export function readPage(query: URLSearchParams): number {
  const page = /^\d{1,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return Math.min(Math.max(page, 1), mostPages)
}
