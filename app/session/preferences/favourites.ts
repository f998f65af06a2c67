import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { preferencesName } from './keepThemeChoice.ts'

/** What searches begin with in this browser. */
export interface Favourites {
  readonly coin: string
  readonly fiat: string
}

const code = /^[A-Z0-9]{2,10}$/

/** What was chosen here last, on a page without the rest of the preferences; null where nothing was. */
export function favouritesIn(storage: KeyStorage): Favourites | null {
  const { cryptoCurrencyCode: coin, currencyCode: fiat } = kept(storage)
  return typeof coin === 'string' && typeof fiat === 'string' && code.test(coin) && code.test(fiat)
    ? { coin, fiat }
    : null
}

/** Keeps what was chosen: the app finds it among the preferences. */
export function keepFavourites(storage: KeyStorage, { coin, fiat }: Favourites): void {
  const chosen = { ...kept(storage), cryptoCurrencyCode: coin, currencyCode: fiat }
  storage.setItem(preferencesName, JSON.stringify(chosen))
}

/** What was kept, whoever wrote it. */
function kept(storage: KeyStorage): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage.getItem(preferencesName) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
