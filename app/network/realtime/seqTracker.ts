/**
 * What an event's number means. `next`: the one that was waited for. `known`: it was there already, and is left out. `gap`:
 * something before it is missing.
 */
export type SeqVerdict = 'next' | 'known' | 'gap'

/**
 * Follows the gap-free numbers of a user's own events, so that an event can be late but never lost. Numbers of queries say
 * what they reflect; numbers of events come one by one.
 */
export interface SeqTracker {
  /** An event came. A gap is counted as dealt with: whoever hears of it refetches. */
  readonly event: (seq: number) => SeqVerdict
  /** Events may be missing up to `latest`, or up to nobody knows where. Whether something has to be refetched. */
  readonly resync: (latest: number | null) => boolean
  /** A query answered with what was true at `seq`. False when events have told something newer meanwhile. */
  readonly reflects: (seq: number) => boolean
  /** Another user, or none. */
  readonly reset: () => void
}

/** Makes a {@link SeqTracker} that knows nothing yet. */
export function createSeqTracker(): SeqTracker {
  let last: number | null = null
  return {
    event: seq => {
      if (last !== null && seq <= last) return 'known'
      const isNext = last === null || seq === last + 1
      last = seq
      return isNext ? 'next' : 'gap'
    },
    resync: latest => {
      if (latest === null) return true
      const isBehind = last === null || last < latest
      last = last === null ? latest : Math.max(last, latest)
      return isBehind
    },
    reflects: seq => {
      last ??= seq
      return seq >= last
    },
    reset: () => {
      last = null
    },
  }
}
