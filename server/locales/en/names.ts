import type { NamesOfKinds } from '../names.ts'

/** The tables of the reference data name everything in English. */
export const names: NamesOfKinds = { fiat: {}, country: {}, timeZone: {}, method: {}, bank: {} }
