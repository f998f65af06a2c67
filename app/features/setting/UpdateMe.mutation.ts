import { gql } from '../../__generated__/gql.ts'

/** Changes what somebody has set about themselves; its answer is what every page then shows of it. */
export const UpdateMeMutation = gql(`
  mutation UpdateMe($input: UpdateMeInput!) {
    updateMe(input: $input) {
      ...PublicProfile_profileSettings
      ...Assets_profileSettings
      ...AdKinds_profileSettings
      ...Notices_profileSettings
    }
  }
`)
