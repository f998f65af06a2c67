import type { KeyStorage } from '../../device/storage/keyStorage.ts'

const name = 'souk:landing'

/** The query by which somebody came to this tab. */
export interface Landing {
  /** `?ref=kunle`. */
  readonly search: string
  /** Once what it says is kept: it is of one coming, and not of each page after it. */
  readonly forget: () => void
}

/**
 * A page that is painted before its scripts can be left by a link before any of them has read its address. `app/public/start.js`
 * is there by then and stores a query that may say something (trackers.ts reads what it says), so that the next page finds it here.
 * @param search of the page itself, which counts where nothing is stored: storage may be denied
 * @param tab `sessionStorage`
 */
export const landingOf = (search: string, tab: KeyStorage): Landing => ({
  search: tab.getItem(name) ?? search,
  forget: () => tab.removeItem(name),
})
