import { fiat } from './names/fiat.ts'
import { country } from './names/country.ts'
import { timeZoneEast } from './names/timeZoneEast.ts'
import { timeZoneWest } from './names/timeZoneWest.ts'
import { method } from './names/method.ts'
import { bank } from './names/bank.ts'
import type { NamesOfKinds } from '../names.ts'

/** What countries, currencies, methods and banks are called; one that is not here has its English name. */
export const names: NamesOfKinds = {
  fiat,
  country,
  timeZone: { ...timeZoneEast, ...timeZoneWest },
  method,
  bank,
}
