import { gql } from '../../__generated__/gql.ts'

/** What a new password needs; the same for everybody. */
export const PasswordRuleQuery = gql(`
  query PasswordRule {
    passwordRule {
      minLength
      needs
    }
  }
`)
