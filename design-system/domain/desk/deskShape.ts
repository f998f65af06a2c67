import * as unions from '../__generated__/unions.ts'

/** A part of a page: not there yet, failed and can be tried again, or what there is to show. */
export type DeskPart<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly value: Value
      /** It could not be asked for again. */ readonly isStale: boolean
    }

/** A list that comes page by page. */
export interface DeskPages<Item> {
  readonly items: readonly Item[]
  /** Fetches older ones; null when these are all. */
  readonly onMore: (() => void) | null
  readonly isLoadingMore: boolean
}

export type DeskAct = unions.DeskAct

export type RequestStatus = unions.SecondRequestStatus
export type RequestDecision = unions.SecondRequestDecision

/** An act that waits for a second operator, or has ended. Moments are ISO-8601 in UTC. */
export interface SecondRequestShape {
  readonly id: string
  readonly act: DeskAct
  readonly subjectKind: unions.DeskSubjectKind
  readonly subjectId: string
  readonly subjectLabel: string
  readonly named: string | null
  readonly reason: string
  readonly status: RequestStatus
  readonly askedBy: string
  readonly askedAt: string
  readonly expiresAt: string
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  readonly decisionReason: string | null
  /** What the reader may decide. */
  readonly decisions: readonly RequestDecision[]
}

export const deeds = unions.auditDeeds
export type Deed = unions.AuditDeed
export const auditSubjects = unions.auditSubjects
export type AuditSubject = unions.AuditSubject

/** What has changed by a deed. */
export interface AuditFactShape {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** A deed, as it was written down for good. */
export interface AuditEntryShape {
  /** 1 for the first, without a gap. */
  readonly number: string
  readonly at: string
  readonly actorKind: unions.AuditActorKind
  readonly actorName: string
  readonly deed: Deed
  readonly subjectKind: AuditSubject
  readonly subjectId: string
  readonly subjectLabel: string
  readonly facts: readonly AuditFactShape[]
  readonly reason: string | null
  /** From where. */
  readonly address: string | null
}

export type DeskFeature = unions.DeskFeatureName
export const deskFeatures = unions.deskFeatureNames
export type DeskPause = unions.DeskPauseName
export const deskPauses = unions.deskPauseNames
