import { gql } from '../../__generated__/gql.ts'

/** Keeps with the account where somebody came from. */
export const UpdateTrackersMutation = gql(`
  mutation UpdateTrackers($input: TrackersInput!) {
    updateTrackers(input: $input) {
      isDone
    }
  }
`)
