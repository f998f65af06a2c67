import { gql } from '../../__generated__/gql.ts'

/** Whose the code is by which somebody came, and what both get. */
export const SignUpInvitationQuery = gql(`
  query SignUpInvitation($code: String!) {
    bonusProgram(code: $code) {
      ...BonusProgramParts @unmask
    }
  }
`)
