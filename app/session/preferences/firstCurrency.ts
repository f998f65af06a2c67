import { currencyPlaces } from './currencyPlaces.ts'

/** What a browser tells of where somebody is. */
interface VisitorHints {
  /** The country that the gateway was told by the operator's proxy (ISO 3166); null without one. */
  readonly country: string | null
  /** The languages that they read, the best first: `en-NG`. */
  readonly languages: readonly string[]
  /** As in Africa/Lagos. */
  readonly timeZone: string | null
}

/** What most browsers are set to, wherever they are: it says nothing of a place. */
const everywhere = 'en-US'

const inList = (list: string, word: string): boolean => ` ${list} `.includes(` ${word} `)

const ofCountry = (country: string): string | null =>
  Object.entries(currencyPlaces).find(([, [countries]]) => inList(countries, country))?.[0] ?? null

function ofZone(zone: string): string | null {
  const [area = '', ...place] = zone.split('/')
  const name = place.join('/')
  return (
    Object.entries(currencyPlaces).find(
      ([, [, zones]]) => Object.hasOwn(zones, area) && inList(zones[area] ?? '', name),
    )?.[0] ?? null
  )
}

/** The country of a language as it is spoken somewhere: NG of `en-NG`, also of `zh-Hans-CN`. */
const countryOf = (language: string): string | undefined => /-([A-Z]{2})(?:-|$)/i.exec(language)?.[1]

/**
 * The currency that somebody begins with who has chosen none: that of the country which the operator's proxy tells, else of their clock, else of
 * their languages. Null where none of these tells one of ours. A clock is asked before languages: many read English as it is in America, and live
 * elsewhere.
 */
export function firstCurrency({ country, languages, timeZone }: VisitorHints): string | null {
  const told = country === null ? null : ofCountry(country)
  const clock = () => (timeZone === null ? null : ofZone(timeZone))
  const read = () => {
    for (const language of languages) {
      const place = language === everywhere ? undefined : countryOf(language)
      const currency = place === undefined ? null : ofCountry(place.toUpperCase())
      if (currency !== null) return currency
    }
    return null
  }
  return told ?? clock() ?? read()
}
