import type { KeyStorage } from '../../device/storage/keyStorage.ts'

const name = 'souk:landing'

/** The query by which somebody came. */
export interface Landing {
  /** `?ref=kunle`. */
  readonly search: string
  /** Once what it says is kept: it is of one coming, and not of each page after it. */
  readonly forget: () => void
}

/**
 * A page that is painted before its scripts can be left by a link before any of them has read its address. `app/public/start.js`
 * is there by then and stores a query that may say something (trackers.ts reads what it says), so that the next page finds it here,
 * in this tab or in a new one.
 * @param search of the page itself, which counts where nothing is stored: storage may be denied
 * @param storage `localStorage`: a link may open in a tab of its own
 */
export const landingOf = (search: string, storage: KeyStorage): Landing => ({
  search: storage.getItem(name) ?? search,
  forget: () => storage.removeItem(name),
})
