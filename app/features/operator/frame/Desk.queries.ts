import { gql } from '../../../__generated__/gql.ts'

/** Whether the desk is open to this session, and until when. */
export const DeskSessionQuery = gql(`
  query DeskSession {
    deskSession {
      openUntil
      hasTwoFactor
    }
  }
`)

export const OpenDeskMutation = gql(`
  mutation OpenDesk($input: OpenDeskInput!) {
    openDesk(input: $input) {
      openUntil
      hasTwoFactor
    }
  }
`)

export const LeaveDeskMutation = gql(`
  mutation LeaveDesk {
    leaveDesk {
      openUntil
      hasTwoFactor
    }
  }
`)

/** An act that waits for a second operator, or has ended. */
gql(`
  fragment SecondRequest_card on SecondRequest {
    id
    act
    subjectKind
    subjectId
    subjectLabel
    named
    reason
    status
    askedBy
    askedAt
    expiresAt
    decidedBy
    decidedAt
    decisionReason
    decisions
  }
`)
