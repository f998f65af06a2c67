import { fieldNamed } from '@souk/design-system/forms/engine/serverRefusal.ts'
import { defaultPreferences, type Preferences } from '../../session/preferences/preferences.ts'

/** What stands in an address that the service has never heard of, and what to do about it. */
export interface AddressRepair {
  /** The address without it; null when it is not in the address. */
  readonly query: URLSearchParams | null
  /** What the viewer was believed to like, and cannot: it takes its first value again. Null when there is none such. */
  readonly liked: Partial<Preferences> | null
}

const liked = ['cryptoCurrencyCode', 'currencyCode', 'countryCode'] as const
const named = [
  ...liked,
  'paymentMethodCode',
  'paymentMethodBankCode',
  'minimumRating',
  'amount',
  'page',
] as const

/**
 * What to change when a search is refused for some of its filters: they are left out of the address, or forgotten.
 * @param refused the fields that the service objected to, under the names of the wire
 * @returns null where nothing would become of it
 */
export function repairAddress(
  refused: readonly string[],
  query: URLSearchParams,
  favourites: Pick<Preferences, (typeof liked)[number]>,
): AddressRepair | null {
  const names = refused.flatMap(field => fieldNamed(field, named) ?? [])
  const written = names.filter(name => query.has(name))
  if (written.length > 0) {
    const rest = new URLSearchParams([...query].filter(([name]) => !written.includes(name)))
    return { query: rest, liked: null }
  }
  const wrong = liked.filter(name => names.includes(name) && favourites[name] !== defaultPreferences[name])
  if (wrong.length === 0) return null
  return { query: null, liked: Object.fromEntries(wrong.map(name => [name, defaultPreferences[name]])) }
}
