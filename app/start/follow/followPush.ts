import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import type { Session } from '../../session/session.ts'
import { readPushMark } from '../../device/push/pushMark.ts'

interface FollowPushParts {
  readonly session: Pick<Session, 'current' | 'subscribe'>
  readonly storage: KeyStorage
  /** Ends the notices of this browser. */
  readonly forget: () => Promise<void>
}

/**
 * Ends the notices of this browser with the session of who switched them on: the server forgets it by itself then, and whoever
 * logs in next has not asked for any.
 */
export function followPush({ session, storage, forget }: FollowPushParts): void {
  const check = () => {
    const { standing, userId } = session.current()
    const mark = standing === 'unknown' ? null : readPushMark(storage)
    // What fails is tried again with the next page.
    if (mark !== null && mark.userId !== userId) forget().catch(() => {})
  }
  session.subscribe(check)
  check()
}
