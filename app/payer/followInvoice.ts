import { reconnectWait } from '../network/realtime/backoff.ts'

/** Tells of an invoice’s news until it is closed: `EventSource`, as far as it is needed. */
export interface News {
  readonly close: () => void
}

export interface NewsEvents {
  readonly onOpen: () => void
  readonly onVersion: (version: number) => void
  readonly onLost: () => void
}

export interface Following {
  readonly open: (events: NewsEvents) => News
  /** Reads the invoice; false where the server could not be reached. */
  readonly read: () => Promise<boolean>
  /** The version that is on screen. */
  readonly version: () => number
  readonly onStale: (isStale: boolean) => void
  /** From 0 to 1. */
  readonly random: () => number
}

/** How long the connection may be away before it is said, and how often the invoice is read without one, in milliseconds. */
const patience = 10_000
const pollEvery = 20_000

/**
 * Keeps an invoice fresh: it is read when its news tell of a newer version, and anew after each connection, since something may
 * have been missed. Without a connection it is read now and then; the page is stale when that fails too.
 * @returns ends it
 */
export function followInvoice({ open, read, version, onStale, random }: Following): () => void {
  let [attempt, isOver] = [0, false]
  let news: News | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let poll: ReturnType<typeof setTimeout> | undefined

  const stopPolling = () => {
    clearTimeout(poll)
    poll = undefined
  }
  const pollAfter = (wait: number) => {
    poll = setTimeout(() => void look(), wait)
  }
  const look = async () => {
    const isThere = await read()
    if (isOver || poll === undefined) return
    onStale(!isThere)
    pollAfter(pollEvery)
  }
  const connect = () => {
    news = open({
      onOpen() {
        attempt = 0
        stopPolling()
        onStale(false)
        void read()
      },
      onVersion(next) {
        if (next > version()) void read()
      },
      onLost() {
        news?.close()
        attempt += 1
        clearTimeout(again)
        again = setTimeout(connect, reconnectWait(attempt, random()))
        if (poll === undefined) pollAfter(patience)
      },
    })
  }
  connect()
  return () => {
    isOver = true
    news?.close()
    clearTimeout(again)
    stopPolling()
  }
}
