import { gql } from '../../__generated__/gql.ts'

/** The key by which push services know this Souk. */
export const PushKeyQuery = gql(`
  query PushKey {
    settings {
      pushPublicKey
    }
  }
`)
