import type { Clock } from '../../runtime/clock.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Cancel, Timers } from '../../runtime/timers.ts'
import { keyOf, requestOf } from './actRequest.ts'
import { CallFailed, type Api } from './api.ts'
import type { Bank } from './bank.ts'
import type { Player } from './players.ts'
import { decide, type Intent, type Mind } from './decideAct.ts'
import type { Pace } from './pace.ts'
import type { Played } from './playedParts.ts'
import type { ShownMessage, ShownTrade } from './shownTrade.ts'

/** What trades are watched with. */
export interface WatchParts {
  readonly api: Api
  readonly clock: Clock
  readonly timers: Timers
  readonly logger: Logger
  readonly played: Played
  readonly bank: Bank
  readonly pace: Pace
  readonly chance: Mind['chance']
  readonly playerNamed: (userName: string) => Player | null
  /** Somebody has released coins. */
  readonly onReleased: (trade: ShownTrade, seller: Player) => Promise<void>
}

/** The trades in which people of the market take part. */
export interface TradeWatch {
  /** Something happened in a trade of somebody’s: they look at it, and do what they are about to, now or later. */
  look(userName: string, tradeId: string): void
  /** Everybody looks anew: the clock was moved, or the speed. */
  lookAgain(): void
  /** With whom trades are open. */
  partners(): ReadonlySet<string>
  /** Trades that are watched. */
  readonly size: number
  close(): void
}

interface Watched {
  readonly player: Player
  readonly tradeId: string
  readonly done: Set<string>
  partner: string | null
  failures: number
  isBusy: boolean
  isAsked: boolean
  cancel: Cancel
}

/** After how long somebody looks again, in milliseconds; for good, or at the next news. */
type Next = number | 'over' | 'news'

/** Whose side is played by somebody at a screen is looked at again after so long. */
const standAsideMs = 5000
const afterFaultMs = 5000
const mostFailures = 4

/** Watches trades: looks at them by the API, and acts when it is time. */
export function watchTrades(parts: WatchParts): TradeWatch {
  const watched = new Map<string, Watched>()
  let isClosed = false

  async function run(key: string, one: Watched): Promise<void> {
    if (one.isBusy) {
      one.isAsked = true
      return
    }
    one.cancel()
    one.isBusy = true
    one.isAsked = false
    const next = await lookOnce(parts, one).catch((error: unknown) => {
      parts.logger.debug({ err: error, trade: one.tradeId }, 'a trade of the demo market was not looked at')
      return afterFaultMs
    })
    one.isBusy = false
    if (isClosed) return
    if (one.isAsked) return run(key, one)
    if (next === 'over') watched.delete(key)
    else if (next !== 'news') one.cancel = parts.timers.after(next, () => void run(key, one))
  }
  return {
    look(userName, tradeId) {
      const player = parts.playerNamed(userName)
      if (!player || isClosed) return
      const key = `${userName} ${tradeId}`
      const one = watched.get(key) ?? {
        player,
        tradeId,
        done: new Set(),
        partner: null,
        failures: 0,
        isBusy: false,
        isAsked: false,
        cancel: () => undefined,
      }
      watched.set(key, one)
      void run(key, one)
    },
    lookAgain() {
      for (const [key, one] of watched) void run(key, one)
    },
    partners: () => new Set([...watched.values()].flatMap(({ partner }) => partner ?? [])),
    get size() {
      return watched.size
    },
    close() {
      isClosed = true
      for (const { cancel } of watched.values()) cancel()
      watched.clear()
    },
  }
}

async function lookOnce(parts: WatchParts, one: Watched): Promise<Next> {
  const { api, pace, played, playerNamed, clock } = parts
  const { player, tradeId } = one
  const { userName } = player
  if (!pace.isOn) return 'news'
  const trade = await api.call<ShownTrade>(userName, `GET /v1/trades/${tradeId}`)
  const side = trade.viewer_side
  if (side === 'arbiter') return 'over'
  one.partner = trade.finished_at === null ? trade.counterparty.user_name : null
  if (await played.isPlayed(userName)) return trade.finished_at === null ? standAsideMs : 'over'
  const partner = playerNamed(trade.counterparty.user_name)
  // Among themselves they do nothing: what is open between two of the demo waits for somebody who plays one of them.
  if (partner && !(await played.isPlayed(partner.userName)))
    return trade.finished_at === null ? standAsideMs : 'over'
  if (side === 'buyer') parts.bank.note(trade, player)
  const messages = await readMessages(api, userName, trade)
  const mind: Mind = {
    character: player.character,
    side,
    locale: player.locale,
    speed: pace.speed,
    chance: parts.chance,
  }
  const intent = decide({ trade, messages, done: one.done }, mind)
  if (intent === null) return trade.finished_at === null ? 'news' : 'over'
  const waitMs = intent.at.getTime() - clock.now().getTime()
  if (waitMs > 0) return waitMs
  // Somebody may have sat down in their place since it was looked at.
  if (await played.isPlayedNow(userName)) return standAsideMs
  return doIt(parts, one, trade, intent)
}

/** The conversation, and the mark that it was read. */
async function readMessages(api: Api, userName: string, trade: ShownTrade): Promise<readonly ShownMessage[]> {
  const { items } = await api.call<{ items: readonly ShownMessage[] }>(
    userName,
    `GET /v1/trades/${trade.id}/messages?limit=50`,
  )
  const [latest] = items
  if (latest && trade.unread_count > 0)
    await api.call(userName, `POST /v1/trades/${trade.id}/messages/read`, { up_to_id: latest.id })
  return items
}

async function doIt(parts: WatchParts, one: Watched, trade: ShownTrade, intent: Intent): Promise<Next> {
  const { api, logger, onReleased } = parts
  const { line, body } = requestOf(trade, intent, one.player)
  try {
    await api.call(one.player.userName, line, body, keyOf(trade.id, intent))
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status >= 500) throw error
    // Refused: the trade went on meanwhile, or a rule is against it. A few more times, then it is let be.
    one.failures += 1
    logger.debug(
      { trade: trade.id, act: intent.act, status: error.status },
      'an act of the demo market was refused',
    )
    if (one.failures < mostFailures) return afterFaultMs
    one.failures = 0
    one.done.add(intent.key)
    return 0
  }
  one.failures = 0
  one.done.add(intent.key)
  if (intent.act === 'complete') await onReleased(trade, one.player)
  return 0
}
