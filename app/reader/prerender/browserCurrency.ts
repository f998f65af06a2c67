import { deviceTimeZone } from '@souk/design-system/format/date/deviceTimeZone.ts'
import { countryHere } from '../../session/preferences/countryHere.ts'
import { firstCurrency } from '../../session/preferences/firstCurrency.ts'

/** What is paid with where this browser is; null where nothing tells. Fetched for who has chosen nothing yet. */
export const browserCurrency = (): string | null =>
  firstCurrency({
    country: countryHere(),
    languages: navigator.languages,
    timeZone: deviceTimeZone(),
  })
