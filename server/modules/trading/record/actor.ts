import type { Actor } from '../../../domain/trade/actor.ts'
import { isStaff, type SignedViewer } from '../../../kernel/viewer.ts'

/** The viewer as the trade machine knows people. */
export const actorOf = (viewer: SignedViewer): Actor => ({
  kind: 'person',
  userId: viewer.userId,
  duty: isStaff(viewer) ? (viewer.roles.includes('arbiter') ? 'arbiter' : 'operator') : 'user',
})
