/** What somebody does in a trade, as the partner sees it. */
export interface Doing {
  readonly isLooking: boolean
  readonly isTyping: boolean
}

/** The connection that a tab holds: one object for all that comes over it. */
export type Line = object

interface Reader {
  /** Subscriptions to the trade's events over this line. */
  listening: number
  doing: Doing
}

/** Stands for all of a session that comes over HTTP: nobody knows which of it is one tab. */
const overHttp: Line = {}
const nothing: Doing = { isLooking: false, isTyping: false }

/**
 * What the tabs of one session do in its trades. They share one socket to the server, so the partner is told what all of
 * them do together: a tab that turns away, or goes, does not take the others along.
 */
export class Readers {
  readonly #trades = new Map<string, Map<Line, Reader>>()
  readonly #tell: (tradeId: string, together: Doing) => boolean

  /** @param tell says it to the server; answers whether somebody is there to take it */
  constructor(tell: (tradeId: string, together: Doing) => boolean) {
    this.#tell = tell
  }

  /** A line begins to listen to a trade. What it does there lapses when the last listening over it has left. */
  join(tradeId: string, by: Line | null): () => void {
    const line = by ?? overHttp
    const readers = this.#trades.get(tradeId) ?? new Map<Line, Reader>()
    this.#trades.set(tradeId, readers)
    const reader = readers.get(line) ?? { listening: 0, doing: nothing }
    readers.set(line, reader)
    reader.listening += 1
    return () => {
      reader.listening -= 1
      if (reader.listening > 0) return
      const before = together(readers)
      readers.delete(line)
      if (readers.values().every(({ listening }) => listening === 0)) this.#trades.delete(tradeId)
      else if (!isSame(before, together(readers))) this.#tell(tradeId, together(readers))
    }
  }

  /** A message of this session is there: it ends the typing of it, as the partner sees by themselves. */
  spoke(tradeId: string): void {
    for (const reader of this.#trades.get(tradeId)?.values() ?? [])
      reader.doing = { ...reader.doing, isTyping: false }
  }

  /**
   * A line that listens says what it does; answers whether the server was told. What comes over HTTP counts while the
   * session listens over any line.
   */
  say(tradeId: string, by: Line | null, doing: Doing): boolean {
    const readers = this.#trades.get(tradeId)
    if (by === null && readers?.has(overHttp) === false) readers.set(overHttp, { listening: 0, doing })
    const reader = readers?.get(by ?? overHttp)
    if (readers === undefined || reader === undefined) return false
    reader.doing = doing
    return this.#tell(tradeId, together(readers))
  }
}

function together(readers: ReadonlyMap<Line, Reader>): Doing {
  const all = [...readers.values()].map(({ doing }) => doing)
  return {
    isLooking: all.some(({ isLooking }) => isLooking),
    isTyping: all.some(({ isTyping }) => isTyping),
  }
}

const isSame = (one: Doing, other: Doing): boolean =>
  one.isLooking === other.isLooking && one.isTyping === other.isTyping
