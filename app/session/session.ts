import type { KeyStorage } from '../device/storage/keyStorage.ts'
import type { Standing } from '../routes/access.ts'
import type { Viewer } from './Viewer.query.ts'
import type { SessionChannel } from './sessionChannel.ts'

/** Remembers that this browser was logged in, so that a page for visitors waits for the answer and does not flash. */
const hint = 'souk:member'

/** Who looks. `unknown` until the server has answered once. */
export interface SessionState {
  readonly standing: Standing
  readonly userId: string | null
}

/** The one session of this browser, as far as the app knows it; its secret is in a cookie that no script sees. */
export interface Session {
  readonly current: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** Asks the server whose session it is; calls while one runs join it. Rejects when nobody answers. */
  readonly refresh: () => Promise<SessionState>
  /** Resolves once it is known who looks; asks when nobody has. */
  readonly known: () => Promise<SessionState>
  /** Whether this browser was logged in when it was last seen. */
  readonly mayBeMember: () => boolean
  /** Somebody has logged in or signed up here. */
  readonly entered: () => Promise<SessionState>
  /** The session is over, by the user's will or the server's: forgets everything that was theirs. */
  readonly ended: () => Promise<void>
}

export interface SessionParts {
  /** Asks the server, past the cache; `isBooted` once it has answered. */
  readonly fetchViewer: (isBooted: boolean) => Promise<Viewer | null>
  /** Forgets every answer that belonged to a user, and asks again for what is on screen. */
  readonly forgetAnswers: (isViewerGone: boolean) => Promise<void>
  /** Somebody else looks from now on: what is connected still speaks as who was logged in before. */
  readonly leaveConnections: () => void
  readonly channel: SessionChannel
  /** `localStorage` */
  readonly storage: KeyStorage
}

const visitor: SessionState = { standing: 'visitor', userId: null }

const stateOf = (viewer: Viewer | null): SessionState =>
  viewer === null ? visitor : { standing: viewer.isGuest ? 'guest' : 'member', userId: viewer.id }

/** Makes the {@link Session} of an application. */
export function createSession(parts: SessionParts): Session {
  const { fetchViewer, forgetAnswers, leaveConnections, channel, storage } = parts
  let state: SessionState = { standing: 'unknown', userId: null }
  let asking: Promise<SessionState> | null = null
  const listeners = new Set<() => void>()

  const set = (next: SessionState) => {
    if (next.standing === 'member') storage.setItem(hint, '1')
    else storage.removeItem(hint)
    if (next.standing === state.standing && next.userId === state.userId) return
    state = next
    for (const listener of listeners) listener()
  }

  const ask = async () => {
    const answered = stateOf(await fetchViewer(state.standing !== 'unknown'))
    const isOther = state.standing !== 'unknown' && answered.userId !== state.userId
    if (isOther) leaveConnections()
    set(answered)
    if (isOther) await forgetAnswers(false)
    return state
  }
  const refresh = () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }

  const end = async () => {
    leaveConnections()
    set(visitor)
    await forgetAnswers(true)
  }

  channel.onNews(news => {
    if (news === 'entered') void refresh().catch(() => {})
    if (news === 'left') void end()
  })

  return {
    current: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    known: () => (state.standing === 'unknown' ? refresh() : Promise.resolve(state)),
    mayBeMember: () => storage.getItem(hint) !== null,
    entered: async () => {
      // An answer that was under way does not know of it yet.
      await asking?.catch(() => {})
      const next = await refresh()
      channel.tell('entered')
      return next
    },
    ended: async () => {
      channel.tell('left')
      await end()
    },
  }
}
