import { gql } from '../../../__generated__/gql.ts'

/** Features and pauses, as they stand for everybody. */
export const DeskSwitchesQuery = gql(`
  query DeskSwitches {
    deskSwitches {
      features {
        name
        isOn
        people
        changedAt
        changedBy
        reason
      }
      pauses {
        name
        isPaused
        changedAt
        changedBy
        reason
      }
    }
  }
`)

export const PerformSwitchMutation = gql(`
  mutation PerformSwitch($input: PerformActInput!, $idempotencyKey: String!) {
    performAct(input: $input, idempotencyKey: $idempotencyKey) {
      outcome
      request {
        ...SecondRequest_card @unmask
      }
    }
  }
`)
