import { gql } from '../../__generated__/gql.ts'

/** Which build of the app is served now. */
export const FrontendVersionQuery = gql(`
  query FrontendVersion {
    frontendVersion {
      version
    }
  }
`)
