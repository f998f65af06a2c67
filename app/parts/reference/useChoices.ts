import { useQuery } from '@apollo/client/react'
import type { ChoicesQuery as ChoicesData } from '../../__generated__/graphql.ts'
import { ChoicesQuery } from './Choices.query.ts'

/** A payment method of the reference data. */
export type MethodRow = NonNullable<ChoicesData['paymentMethods']>['items'][number]
/** A country of the reference data. */
export type CountryRow = NonNullable<ChoicesData['countries']>['items'][number]

export interface Choices {
  readonly methods: readonly MethodRow[]
  readonly countries: readonly CountryRow[]
}

/**
 * All payment methods and countries, asked for once per page load; null until they are there.
 * @param isWanted they are hundreds, and few visitors open a list of them: false until one may
 */
export function useChoices(isWanted = true): Choices | null {
  const { data } = useQuery(ChoicesQuery, { fetchPolicy: 'cache-first', skip: !isWanted })
  if (!data?.paymentMethods || !data.countries) return null
  return { methods: data.paymentMethods.items, countries: data.countries.items }
}

/** The methods that are used with a fiat currency. */
export const methodsOfFiat = (methods: readonly MethodRow[], currencyCode: string): readonly MethodRow[] =>
  methods.filter(({ currencies }) => currencies.length === 0 || currencies.includes(currencyCode))
