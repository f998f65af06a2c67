/** What the first page of a visit needs once: where one is, and what was typed before the app was there. */
export { carryFields } from './carryFields.ts'
export { browserCurrency } from './browserCurrency.ts'
