import { gql } from '../../__generated__/gql.ts'

/** Asks for a link back to a trade without an account. */
export const AskReturnLinkMutation = gql(`
  mutation AskReturnLink($input: AskReturnLinkInput!) {
    askReturnLink(input: $input) {
      isDone
    }
  }
`)

/** Opens the link of a letter; the guest's session is in a cookie that the answer sets. */
export const OpenReturnLinkMutation = gql(`
  mutation OpenReturnLink($input: OpenReturnLinkInput!) {
    openReturnLink(input: $input) {
      tradeId
    }
  }
`)
