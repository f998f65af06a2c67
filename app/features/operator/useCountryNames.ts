import { useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { gql } from '../../__generated__/gql.ts'

const CountryNamesQuery = gql(`
  query CountryNames {
    countries {
      items {
        code
        name
      }
    }
  }
`)

/** What a country is called in the language on screen; its code until that is known. */
export function useCountryNames(): (code: string) => string {
  const { data } = useQuery(CountryNamesQuery, { fetchPolicy: 'cache-first' })
  const countries = data?.countries?.items
  return useCallback(code => countries?.find(country => country.code === code)?.name ?? code, [countries])
}
