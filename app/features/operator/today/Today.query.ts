import { gql } from '../../../__generated__/gql.ts'

/** A deed, as it was written down. */
gql(`
  fragment AuditEntry_row on AuditEntry {
    number
    at
    actorKind
    actorName
    deed
    subjectKind
    subjectId
    subjectLabel
    facts {
      name
      before
      after
    }
    reason
    address
  }
`)

/** The place at a glance. */
export const DeskTodayQuery = gql(`
  query DeskToday {
    deskQueues {
      items {
        queue
        waiting
        oldestAt
        goalMinutes
      }
    }
    deskBooks {
      items {
        coin
        comparedAt
        owed
        house
        held
        pending
        difference
      }
    }
    deskFigures {
      tradesOpen
      tradesCompleted
      fees {
        coin
        today
        yesterday
      }
      onDuty
    }
    secondRequests(status: asked) {
      items {
        ...SecondRequest_card @unmask
      }
      hasMore
    }
    auditEntries(limit: 5) {
      items {
        ...AuditEntry_row @unmask
      }
      hasMore
    }
  }
`)
