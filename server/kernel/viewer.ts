import { settlesDisputes, type Duty } from '../domain/account/duty.ts'
import type { SessionId, StoreId, UserId } from '../domain/identifier/identifier.ts'
import { later } from '../domain/time/calendar.ts'
import { product } from '../runtime/product.ts'

/** Who is calling. A visitor has no session; a guest has one without an account. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'guest' | 'user'
      readonly userId: UserId
      readonly sessionId: SessionId
      readonly roles: readonly Duty[]
      /** When the session was last confirmed by a second factor; null for never. */
      readonly confirmedAt: Date | null
    }

/** A viewer with a session. */
export type SignedViewer = Exclude<Viewer, { kind: 'visitor' }>

/** A shop’s own server, that has signed its call. */
export interface StoreViewer {
  readonly kind: 'store'
  readonly storeId: StoreId
  readonly ownerId: UserId
}

/** A session that is valid now. */
export interface Session {
  readonly viewer: SignedViewer
  /** When it ends by itself, by the product's clock. */
  readonly endsAt: Date
}

/** Whether the viewer may settle disputes. */
export const isStaff = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && viewer.roles.some(role => settlesDisputes[role])

/** Whether the viewer runs the place. */
export const isOperator = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && viewer.roles.includes('operator')

/** Until when the desk is open to a session; null where it is not. */
export function deskOpenUntil(viewer: Viewer, at: Date): Date | null {
  if (viewer.kind === 'visitor' || viewer.confirmedAt === null) return null
  const until = later(viewer.confirmedAt, { minutes: product.desk.confirmedMinutes })
  return until > at ? until : null
}
