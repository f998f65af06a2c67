import type { HomeCountryShape } from '@souk/design-system/domain/content/home/hero/HomeCountry.tsx'
import type { HomeQuery } from '../../__generated__/graphql.ts'
import { readingPaths } from '../reading/readingPaths.ts'

/** The countries that have a page. */
export type CountryCards = NonNullable<HomeQuery['countryPages']>['items']

/** What the first page says to who comes from a country: the words of its document, and the way to its page. */
export const homeCountryOf = ({
  code,
  name,
  title,
  description,
}: CountryCards[number]): HomeCountryShape => ({
  code,
  name,
  title,
  description,
  href: readingPaths.country(code),
})
