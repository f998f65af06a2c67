/** What the first page of a visit needs once: where one is, and what was typed before the app was there. */
export { carryOver } from './carryOver.ts'
export { currencyHere } from './currencyHere.ts'
