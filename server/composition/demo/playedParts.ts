import { earlier } from '../../domain/time/calendar.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Api } from './api.ts'

/** Who of the market is played by somebody at a screen: for them nothing is done by itself. */
export interface Played {
  /** As it was within the last second: for what is only looked at. */
  isPlayed(userName: string): Promise<boolean>
  /** As it is: asked before anything is done for them. */
  isPlayedNow(userName: string): Promise<boolean>
  /** Asks anew: somebody has just logged in or was handed back. */
  forget(): void
}

interface LogIn {
  readonly device_type: string
  readonly last_seen_at: string
  readonly is_current: boolean
  readonly ended_at: string | null
}

const rememberedMs = 1000
/** A browser that was not used for so long is one that nobody came back to. */
const forgotten = { days: 1 }

/** Asks the person’s own list of log-ins: another session than a script’s, that lives, is somebody at a screen. */
export function playedBy(api: Api, clock: Clock, machine: Clock): Played {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<boolean> }>()
  async function look(userName: string): Promise<boolean> {
    const { items } = await api.call<{ items: readonly LogIn[] }>(userName, 'GET /v1/login_histories')
    const since = earlier(clock.now(), forgotten).getTime()
    return items.some(
      ({ ended_at, is_current, device_type, last_seen_at }) =>
        ended_at === null && !is_current && device_type !== 'script' && Date.parse(last_seen_at) > since,
    )
  }
  function isPlayedNow(userName: string): Promise<boolean> {
    const answer = look(userName)
    known.set(userName, { at: machine.now().getTime(), answer })
    answer.catch(() => known.delete(userName))
    return answer
  }
  return {
    isPlayed(userName) {
      const found = known.get(userName)
      const isFresh = found && machine.now().getTime() - found.at < rememberedMs
      return isFresh ? found.answer : isPlayedNow(userName)
    },
    isPlayedNow,
    forget: () => known.clear(),
  }
}
