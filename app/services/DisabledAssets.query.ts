import { gql } from '../__generated__/gql.ts'

/** The codes of what the viewer has switched off in their settings. */
export const DisabledAssetsQuery = gql(`
  query DisabledAssets {
    profileSettings {
      disabledCurrencyCodes
      disabledCryptoCurrencyCodes
    }
  }
`)
