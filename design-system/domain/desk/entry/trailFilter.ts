import type { AuditSubject, Deed } from '../deskShape.ts'

/** What the trail is narrowed by; null is for any. */
export interface TrailFilter {
  readonly deed: Deed | null
  readonly subjectKind: AuditSubject | null
  /** One subject of that kind alone. */
  readonly subjectId: string | null
  /** The name of an operator. */
  readonly actor: string | null
}

/** Everything. */
export const noTrailFilter: TrailFilter = { deed: null, subjectKind: null, subjectId: null, actor: null }
