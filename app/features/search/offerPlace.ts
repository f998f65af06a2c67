import type { RowsPlace } from '@souk/design-system/domain/trading/advert/offerList/useRowWindow.ts'
import { safeStorage } from '../../device/storage/safeStorage.ts'

const name = 'souk:offerPlace'
const storage = safeStorage(() => sessionStorage)

/** Keeps where somebody was in the long list of a page. Only of the page that was left last: that is where a step back leads. */
export const leaveOfferPlace = (pageKey: string, place: RowsPlace | null): void =>
  place === null ? storage.removeItem(name) : storage.setItem(name, JSON.stringify({ pageKey, ...place }))

/** Where they were in it; null when they have been elsewhere since, or when what was stored makes no sense. */
export function offerPlaceOf(pageKey: string): RowsPlace | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null')
    return isPlace(stored) && stored.pageKey === pageKey ? { index: stored.index, above: stored.above } : null
  } catch {
    return null
  }
}

const isPlace = (stored: unknown): stored is RowsPlace & { pageKey: unknown } =>
  typeof stored === 'object' &&
  stored !== null &&
  'pageKey' in stored &&
  'index' in stored &&
  'above' in stored &&
  typeof stored.index === 'number' &&
  typeof stored.above === 'number'
