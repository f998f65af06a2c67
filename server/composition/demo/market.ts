import { createHash } from 'node:crypto'
import type { Clock } from '../../runtime/clock.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Timers } from '../../runtime/timers.ts'
import { CallFailed, apiAt, type Api } from './api.ts'
import { ruleCases } from './arbiter.ts'
import { openBank, type Transfer } from './bank.ts'
import { arbiterName, cast, characterOf, type Player } from './players.ts'
import { openDemoSockets, type DemoSockets } from './demoSockets.ts'
import { payInvoice } from './invoices.ts'
import { moveAnOffer } from './offers.ts'
import { comingMs, speeds, type Pace } from './pace.ts'
import { playedBy } from './playedParts.ts'
import { fillPurse } from './purse.ts'
import { rounds } from './rounds.ts'
import type { ShownTrade } from './shownTrade.ts'
import { visitInTurn } from './visitTurns.ts'
import { openDemoTrade, type Visit } from './openDemoTrade.ts'
import { watchTrades, type TradeWatch } from './watchTrades.ts'

/** What the market is put together from. */
export interface MarketParts {
  /** The server's origin. */
  readonly url: string
  /** By which the server knows its own calls. */
  readonly ownMark: string
  /** The product's time, which may be moved, and the machine's. */
  readonly clock: Clock
  readonly machine: Clock
  readonly timers: Timers
  readonly logger: Logger
  /** Names of those who have offers and are not of the demo. */
  readonly strangers: () => Promise<readonly string[]>
}

/** The demo market with people in it. */
export interface Market {
  readonly pace: Readonly<Pace>
  /** Money that its people have sent, the latest first. */
  readonly transfers: readonly Transfer[]
  /** Trades that are watched now. */
  readonly watched: number
  change(pace: Partial<Pace>): void
  /** Who of these is played by somebody at a screen. */
  playedOf(names: readonly string[]): Promise<readonly string[]>
  /** Ends the browsers of somebody who was played, so that the market plays them again. */
  handBack(userName: string): Promise<void>
  visit(wish: Pick<Parameters<typeof openDemoTrade>[1], 'userName' | 'character'>): Promise<Visit | null>
  pay(wish: Parameters<typeof payInvoice>[1]): Promise<boolean>
  close(): Promise<void>
}

const roundMs = 1000
/** In life somebody looks for new offers, and an arbiter for new cases, once in so many seconds. */
const lookSeconds = 30
/** In life an owner somewhere in the market looks after an offer once in so many seconds. */
const offerSeconds = 60
const hourMs = 3_600_000

/** Starts the market: its people come online, and everything that they do from here on they do by calls. */
export function openMarket(parts: MarketParts): Market {
  const { url, ownMark, clock, machine, timers, logger } = parts
  const api = apiAt(url, ownMark)
  const chance = chanceOf('demo market')
  const pace: Pace = { isOn: true, speed: speeds.usual }
  const played = playedBy(api, clock, machine)
  const bank = openBank()
  const byName = new Map(cast.map(player => [player.userName, player]))
  const playerNamed = (name: string): Player | null => byName.get(name) ?? null
  const onFault = (error: unknown) => logger.debug({ err: error }, 'the demo market goes on without it')
  const onReleased = (trade: ShownTrade, { userName }: Player) =>
    fillPurse(api, userName, trade.crypto_currency_code).catch(onFault)
  const watch = watchTrades({
    api,
    clock,
    timers,
    logger,
    played,
    bank,
    pace,
    chance,
    playerNamed,
    onReleased,
  })
  const ears: DemoSockets = openDemoSockets({
    url,
    api,
    timers,
    names: [...cast.map(({ userName }) => userName), arbiterName],
    hear: (userName, tradeId) => watch.look(userName, tradeId),
    isAway: () => !pace.isOn,
  })
  cast.forEach(({ userName }, index) =>
    timers.after(index * comingMs, () => void findTrades(api, clock, userName, watch).catch(onFault)),
  )
  const turns = visitInTurn({ ...parts, api, played, cast, chance, pace, partners: () => watch.partners() })
  // What nobody tells is looked for the more often, the quicker everything goes.
  const lookMs = () => Math.min(10 * roundMs, Math.max(roundMs, (lookSeconds * 1000) / pace.speed))
  const stops = [
    clockMoves(parts, () => {
      ears.beat()
      watch.lookAgain()
    }),
    rounds({ timers, onFault, isOn: () => pace.isOn }, [
      {
        everyMs: lookMs,
        act: () => ruleCases({ api, clock, played, pace, arbiterName, characterOf }),
      },
      { everyMs: lookMs, act: turns },
      {
        everyMs: () => (offerSeconds * 1000) / pace.speed,
        act: () => {
          const turn = clock.now().getTime()
          return moveAnOffer({ api, played, cast }, decision => chance(`offer ${turn} ${decision}`))
        },
      },
    ]),
  ]
  let visits = 0
  return {
    pace,
    get transfers() {
      return bank.transfers
    },
    get watched() {
      return watch.size
    },
    change(changed) {
      Object.assign(pace, changed)
      played.forget()
      ears.beat()
      watch.lookAgain()
    },
    async playedOf(names) {
      const found = await Promise.all(names.map(async name => ((await played.isPlayed(name)) ? [name] : [])))
      return found.flat()
    },
    async handBack(userName) {
      await api.call(userName, 'DELETE /v1/login_histories')
      played.forget()
      watch.lookAgain()
    },
    visit: wish => {
      visits += 1
      const turn = `asked ${clock.now().getTime()} ${visits}`
      return orNot(openDemoTrade({ api, played, cast, chance }, { ...wish, turn }))
    },
    pay: async wish => (await orNot(payInvoice({ api, timers, pace, onFault }, wish))) ?? false,
    async close() {
      for (const stop of stops) stop()
      watch.close()
      ears.close()
      await api.close()
    },
  }
}

/** What was done, or null where the service refused it: nobody bears that name, or nothing is to be paid. */
const orNot = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof CallFailed && error.status < 500) return null
    throw error
  })

/** What somebody is in the middle of: nothing is remembered from before, the trades themselves say how far they are. */
async function findTrades(api: Api, clock: Clock, userName: string, watch: TradeWatch): Promise<void> {
  const since = new Date(clock.now().getTime() - hourMs).toISOString()
  for (const state of ['active', 'finished'])
    for (const { id, finished_at } of (
      await api.call<{ items: readonly ShownTrade[] }>(userName, `GET /v1/trades?state=${state}&limit=20`)
    ).items)
      if (finished_at === null || finished_at > since) watch.look(userName, id)
}

/** Notices that the product’s clock was moved: what was far away may be due now. */
function clockMoves({ clock, machine, timers }: MarketParts, act: () => void): () => void {
  const offset = () => clock.now().getTime() - machine.now().getTime()
  let known = offset()
  return timers.every(roundMs, () => {
    const now = offset()
    if (Math.abs(now - known) > roundMs) act()
    known = now
  })
}

/** Numbers from 0 up to and without 1 that look like chance and are the same for the same key. */
const chanceOf =
  (seed: string) =>
  (key: string): number =>
    createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE() / 2 ** 32
