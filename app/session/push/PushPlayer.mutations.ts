import { gql } from '../../__generated__/gql.ts'

/** Has this device told of what happens, for as long as the session lasts. */
export const AddPushPlayerMutation = gql(`
  mutation AddPushPlayer($input: PushPlayerInput!) {
    addPushPlayer(input: $input) {
      token
    }
  }
`)

/** Tells this device no more. */
export const RemovePushPlayerMutation = gql(`
  mutation RemovePushPlayer($token: String!) {
    removePushPlayer(token: $token) {
      isDone
    }
  }
`)
