import { takeLease, type Lease, type LeaseParts } from './lease.ts'
import { product } from './product.ts'

/** Something that one process alone does at a time. */
export interface Duty {
  /** Does it from now on whenever no other process does. */
  start(): Promise<void>
  /** Stops doing it and hands it to whoever comes. */
  close(): Promise<void>
}

/** What a duty stands on. */
export interface DutyOptions extends LeaseParts {
  /** What is done. */
  readonly name: string
  /** Names this process among all. */
  readonly holder: string
  /** Begins; the function that is answered ends it. */
  readonly begin: () => () => Promise<void>
}

/** Does something in this process, whatever others do: where there is no other, or each has its own. */
export function ownDuty(begin: DutyOptions['begin']): Duty {
  let end = async (): Promise<void> => undefined
  return {
    start: async () => void (end = begin()),
    close: () => end(),
  }
}

/**
 * Does something in one process at a time: the one that holds a lease. A process that dies, or loses sight of the database, is
 * followed by another when its lease is over.
 */
export function leasedDuty(options: DutyOptions): Duty {
  const { timers, logger, name, holder, begin } = options
  const ms = product.runtime.jobLeaseSeconds * 1000
  let lease: Lease | null = null
  let end: (() => Promise<void>) | null = null
  let round = Promise.resolve()
  let cancel: (() => void) | undefined
  let isOn = false

  async function stop(): Promise<void> {
    const ending = end
    end = null
    lease = null
    await ending?.()
  }
  async function look(): Promise<void> {
    if (!isOn || (lease && !lease.signal.aborted)) return
    await stop()
    try {
      lease = await takeLease(options, { name, holder, ms })
    } catch (error) {
      logger.warn({ err: error, duty: name }, 'a lease could not be looked at')
    }
    if (!lease) return
    end = begin()
    lease.signal.addEventListener('abort', () => void again(), { once: true })
  }
  const again = () => (round = round.then(look))

  return {
    async start() {
      isOn = true
      await again()
      cancel = timers.every(ms / 3, () => void again())
    },
    async close() {
      isOn = false
      cancel?.()
      await round
      const held = lease
      await stop()
      await held?.release()
    },
  }
}
