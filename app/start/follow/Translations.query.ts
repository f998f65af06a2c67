import { gql } from '../../__generated__/gql.ts'

/** Every sentence that the service itself can say, in the language on screen. */
export const TranslationsQuery = gql(`
  query Translations {
    translations {
      locale
      items {
        key
        text
      }
    }
  }
`)
