import type { Clock } from '../../runtime/clock.ts'
import type { CharacterName } from './characters.ts'
import type { Pace } from './pace.ts'
import { openDemoTrade, type VisitParts } from './openDemoTrade.ts'

/** What visits that nobody asked for need. */
interface TurnParts extends VisitParts {
  readonly clock: Clock
  readonly pace: Pace
  readonly strangers: () => Promise<readonly string[]>
  /** With whom trades are open now. */
  readonly partners: () => ReadonlySet<string>
}

/** In life somebody comes to a new offer after so many seconds, and to one that was visited after so many more. */
const firstSeconds = 100
const againSeconds = 900
/** Who comes by themselves, one after the other. Those whom nobody wants come when they are asked for. */
const visitors: readonly CharacterName[] = ['quick', 'quick', 'quick', 'slow']

/** Answers a round of the market: to each stranger who offers something comes somebody, one at a time. */
export function visitInTurn(parts: TurnParts): () => Promise<void> {
  const { clock, pace, strangers, partners, played, cast } = parts
  const due = new Map<string, { at: number; times: number }>()
  return async () => {
    const named = cast.filter(({ isNamed }) => isNamed).map(({ userName }) => userName)
    const atScreens = await Promise.all(
      named.map(async name => ((await played.isPlayed(name)) ? [name] : [])),
    )
    const names = [...(await strangers()), ...atScreens.flat()]
    for (const known of due.keys()) if (!names.includes(known)) due.delete(known)
    const now = clock.now().getTime()
    const busy = partners()
    for (const userName of names) {
      const one = due.get(userName) ?? { at: now + (firstSeconds * 1000) / pace.speed, times: 0 }
      due.set(userName, one)
      if (busy.has(userName)) one.at = Math.max(one.at, now + (againSeconds * 1000) / pace.speed)
      else if (one.at <= now) {
        const character = visitors[one.times % visitors.length] ?? 'quick'
        one.times += 1
        one.at = now + (againSeconds * 1000) / pace.speed
        await openDemoTrade(parts, { userName, character, turn: `${userName} ${now}` })
      }
    }
  }
}
