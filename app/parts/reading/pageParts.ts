import type { ContactTopic } from '@souk/design-system/domain/content/text/contact/contactShape.ts'
import type { PlacesPage } from '@souk/design-system/domain/content/text/places/PlaceCards.tsx'

/** What one writes to support about under the text of a page, by its route. */
export const topicOfRoute = {
  becomeTrader: 'trader',
  bugBounty: 'bug',
  businessContacts: 'business',
} as const satisfies Readonly<Record<string, ContactTopic>>

/** Pages that lead elsewhere, by their routes. */
export const placesOfRoute = {
  iosApp: 'app',
  communities: 'communities',
} as const satisfies Readonly<Record<string, PlacesPage>>

const rowOf = <Value>(table: Readonly<Record<string, Value>>, route: string): Value | null =>
  Object.hasOwn(table, route) ? (table[route] ?? null) : null

export const contactTopicOf = (route: string): ContactTopic | null => rowOf(topicOfRoute, route)
export const placesPageOf = (route: string): PlacesPage | null => rowOf(placesOfRoute, route)

/** Whether something stands under the text of a route. */
export const hasMore = (route: string): boolean =>
  contactTopicOf(route) !== null || placesPageOf(route) !== null
