import { gql } from '../../__generated__/gql.ts'

/** Keeps preferences with the account; also the language of its mails. */
export const UpdatePreferencesMutation = gql(`
  mutation UpdatePreferences($input: PreferencesInput!) {
    updatePreferences(input: $input) {
      id
      locale
      theme
      countryCode
      currencyCode
      previousCurrencyCode
      cryptoCurrencyCode
      interfaceSettings {
        hideAmounts
        hideZeroBalances
        sound
        askedToRate
        reviewAskedAt
        walletCurrencyCode
      }
      balance {
        amount
        asset
      }
    }
  }
`)
