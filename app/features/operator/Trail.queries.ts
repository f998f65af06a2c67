import { gql } from '../../__generated__/gql.ts'

/** The audit trail, the latest entry first. */
export const AuditEntriesQuery = gql(`
  query AuditEntries(
    $subjectKind: AuditSubject
    $subjectId: ID
    $actor: String
    $deed: AuditDeed
    $before: String
    $limit: Int
  ) {
    auditEntries(
      subjectKind: $subjectKind
      subjectId: $subjectId
      actor: $actor
      deed: $deed
      before: $before
      limit: $limit
    ) {
      items {
        ...AuditEntry_row @unmask
      }
      hasMore
    }
  }
`)

/** Reads the whole trail and compares each entry with its hash. */
export const CheckAuditTrailQuery = gql(`
  query CheckAuditTrail {
    checkAuditTrail {
      at
      entries
      lastHash
      brokenAt
    }
  }
`)
