import { debounce } from '@souk/design-system/timing/debounce.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'

/** A draft as the service has it. */
export interface KeptDraft {
  readonly version: number
  readonly updatedAt: string
}

/** Another device has saved a later one since. */
export class DraftNewer extends Error {
  readonly at: string
  constructor(at: string) {
    super('Another device has saved this draft')
    this.at = at
  }
}

/** How a draft stands; `newerAt` is when another device saved it, while nobody has chosen between the two. */
export interface DraftKeeping {
  readonly status: 'idle' | 'saving' | 'saved' | 'failed'
  readonly savedAt: string | null
  readonly newerAt: string | null
}

interface KeeperParts<Content> {
  readonly timers: Timers
  /** What is stored already; null for none. */
  readonly found: KeptDraft | null
  /** Saves over a version. Throws {@link DraftNewer} where a later one is stored. */
  readonly save: (content: Content, version: number) => Promise<KeptDraft>
}

export interface DraftKeeper<Content> {
  readonly current: () => DraftKeeping
  readonly subscribe: (listener: () => void) => () => void
  /** Saves it once changes have paused. */
  readonly keep: (content: Content) => void
  /** Saves what waits or was not saved, now. */
  readonly flush: () => Promise<void>
  /** Saves over what another device has saved, whose version this is. */
  readonly saveOver: (version: number) => Promise<void>
  /** Forgets what waits; resolves once nothing is under way. */
  readonly stop: () => Promise<void>
}

/** How long changes pause before they are saved; and how long until it is tried again. */
export const savePause = 1000
export const retryPause = 5000

/** Keeps what is written, one save at a time, the last state winning; what could not be saved is tried again. */
export function createDraftKeeper<Content>({
  timers,
  found,
  save,
}: KeeperParts<Content>): DraftKeeper<Content> {
  const listeners = new Set<() => void>()
  let state: DraftKeeping = { status: 'idle', savedAt: found?.updatedAt ?? null, newerAt: null }
  let version = found?.version ?? 0
  let waiting: { readonly content: Content } | null = null
  let running: Promise<void> | null = null

  const write = (change: Partial<DraftKeeping>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const failed = (content: Content, error: unknown) => {
    waiting ??= { content }
    if (error instanceof DraftNewer) write({ status: 'failed', newerAt: error.at })
    else {
      write({ status: 'failed' })
      retrying.call()
    }
  }
  const run = async () => {
    while (waiting !== null && state.newerAt === null) {
      const { content } = waiting
      waiting = null
      write({ status: 'saving' })
      try {
        const kept = await save(content, version)
        version = kept.version
        write({ status: waiting === null ? 'saved' : 'saving', savedAt: kept.updatedAt })
      } catch (error) {
        failed(content, error)
        return
      }
    }
  }
  const flush = () => {
    saving.cancel()
    retrying.cancel()
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
  const saving = debounce(timers, savePause, () => void flush())
  const retrying = debounce(timers, retryPause, () => void flush())
  return {
    current: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keep: content => {
      waiting = { content }
      if (state.newerAt !== null) return
      write({ status: 'saving' })
      saving.call()
    },
    flush,
    saveOver: theirs => {
      version = theirs
      write({ newerAt: null })
      return flush()
    },
    stop: async () => {
      saving.cancel()
      retrying.cancel()
      waiting = null
      await running
      saving.cancel()
      retrying.cancel()
      waiting = null
    },
  }
}
