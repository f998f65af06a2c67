import type { Session } from '../session.ts'

interface PushTokenParts {
  readonly session: Pick<Session, 'current' | 'subscribe'>
  /** Has this device told, for as long as the session lasts. */
  readonly send: (token: string) => Promise<unknown>
}

/**
 * Makes this device known by its token as soon as a member is logged in, once for a token and a session. The server forgets it
 * with the session.
 * @returns takes the token that the shell has
 */
export function createPushToken({ session, send }: PushTokenParts): (token: string) => void {
  let token: string | null = null
  let sent: string | null = null
  const tell = () => {
    const { standing, userId } = session.current()
    if (standing !== 'member') {
      sent = null
      return
    }
    const wanted = `${userId} ${token}`
    if (token === null || sent === wanted) return
    sent = wanted
    send(token).catch(() => {
      // It goes with what happens next: another token, another session, another page.
      if (sent === wanted) sent = null
    })
  }
  session.subscribe(tell)
  return given => {
    token = given
    tell()
  }
}
