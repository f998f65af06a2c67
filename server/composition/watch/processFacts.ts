import { statfs } from 'node:fs/promises'
import { memoryDataDir } from '../../database/embedded.ts'
import type { SessionLoad } from '../../database/session.ts'
import { networkCodes, type NetworkCode } from '../../domain/reference/network.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import { decimalOf } from '../../domain/reference/decimalOf.ts'
import { machineTimers } from '../../runtime/timers.ts'
import type { Parts } from '../parts.ts'
import { answering } from '../../runtime/answering.ts'
import { readFacts, type WatchedFacts } from './watchedFacts.ts'

/** What a process can tell although its database is away. */
export interface ProcessFacts {
  readonly sessions: SessionLoad
  /** Null where the database has a machine of its own. */
  readonly disk: { readonly freeBytes: number; readonly freeShare: number } | null
  /** Whom the place stands on, and whether they answer. */
  readonly others: readonly { readonly name: string; readonly answers: boolean; readonly seconds: number }[]
  /** The newest block of each real network, as its node says. */
  readonly heads: readonly { readonly network: NetworkCode; readonly height: number }[]
  /** What the signer lets leave within an hour, and what is left of it, in coins. */
  readonly room: readonly { readonly coin: CoinCode; readonly limit: number; readonly left: number }[]
  readonly sources: readonly { readonly source: string; readonly seconds: number }[]
  readonly spreads: readonly { readonly code: string; readonly share: number }[]
  readonly heldRates: number
  readonly sockets: number
}

/** Everything that is told; of the place nothing while the database does not answer. */
export interface AllFacts {
  readonly process: ProcessFacts
  readonly place: WatchedFacts | null
}

/** What facts are read of. */
export type WatchParts = Pick<
  Parts,
  'database' | 'clock' | 'board' | 'settings' | 'sealing' | 'wallet' | 'chains' | 'liveRates'
>

/** Shorter than what watchers wait for an answer of ours. */
const withinMs = 800

/** Reads what a process is asked for; nobody else's silence keeps it from answering. */
export function factsReader(parts: WatchParts, sockets: () => number): () => Promise<AllFacts> {
  const { database, clock, settings, wallet, chains, liveRates } = parts
  const { machine } = clock
  const asking = { timers: machineTimers, machine, withinMs }
  const askDatabase = answering(() => readFacts(parts), asking)
  const askSigner = answering(() => wallet.signer.watchKeys(), asking)
  const askRoom = answering(() => wallet.signer.room(), asking)
  const nodes = networkCodes
    .map(network => chains.of(network))
    .filter(chain => !chain.isSimulated)
    .map(chain => ({ network: chain.network, ask: answering(() => chain.head(), asking) }))
  const ownFolder =
    settings.databaseUrl === null && settings.dataDir !== memoryDataDir ? settings.dataDir : null

  return async () => {
    const [place, signer, room, heads, disk] = await Promise.all([
      askDatabase(),
      askSigner(),
      askRoom(),
      Promise.all(nodes.map(async ({ network, ask }) => ({ network, ...(await ask()) }))),
      ownFolder === null ? null : diskOf(ownFolder),
    ])
    const at = clock.now()
    const others = [
      { name: 'database', ...place },
      { name: 'signer', ...signer },
      ...heads.map(({ network: name, ...head }) => ({ name, ...head })),
    ]
    return {
      place: place.answer,
      process: {
        sessions: database.load(),
        disk,
        others: others.map(({ name, answer, seconds }) => ({ name, answers: answer !== null, seconds })),
        heads: heads.flatMap(({ network, answer }) =>
          answer === null ? [] : [{ network, height: answer.height }],
        ),
        room: (room.answer ?? []).map(({ coin, limit, left }) => ({
          coin,
          limit: Number(decimalOf(limit, coin)),
          left: Number(decimalOf(left, coin)),
        })),
        sources: liveRates?.lateness(at) ?? [],
        spreads: liveRates?.spreads(at) ?? [],
        heldRates: liveRates?.heldCodes().length ?? 0,
        sockets: sockets(),
      },
    }
  }
}

async function diskOf(folder: string): Promise<ProcessFacts['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, freeShare: blocks === 0 ? 1 : bavail / blocks }
  } catch {
    // A disk that has gone is told of by the database that lies on it.
    return null
  }
}
