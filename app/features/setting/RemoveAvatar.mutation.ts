import { gql } from '../../__generated__/gql.ts'

/** Goes back to the tile. */
export const RemoveAvatarMutation = gql(`
  mutation RemoveAvatar {
    removeAvatar {
      isDone
    }
  }
`)
