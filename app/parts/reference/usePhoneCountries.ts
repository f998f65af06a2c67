import { useQuery } from '@apollo/client/react'
import type { PhoneCountry } from '@souk/design-system/domain/people/auth/phone/phone.ts'
import { gql } from '../../__generated__/gql.ts'

/** The calling codes of all countries, named in the viewer's language. */
const PhoneCodesQuery = gql(`
  query PhoneCodes {
    phoneCodes {
      items {
        countryCode
        countryName
        phoneCode
      }
    }
  }
`)

export interface PhoneCountries {
  /** Null until they are there. */
  readonly countries: readonly PhoneCountry[] | null
  readonly hasFailed: boolean
  readonly isLoading: boolean
  readonly retry: () => void
}

/** Countries with their calling codes, asked for once per page load. */
export function usePhoneCountries(): PhoneCountries {
  const { data, error, loading, refetch } = useQuery(PhoneCodesQuery, { fetchPolicy: 'cache-first' })
  return {
    countries: data?.phoneCodes?.items ?? null,
    hasFailed: error !== undefined,
    isLoading: loading,
    // What it fails with shows in place.
    retry: () => void refetch().catch(() => {}),
  }
}
