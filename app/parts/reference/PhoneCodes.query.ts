import { gql } from '../../__generated__/gql.ts'

/** The calling codes of all countries, named in the viewer's language. */
export const PhoneCodesQuery = gql(`
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
