import { sameText } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type {
  DraftState,
  EditorRefusal,
  OtherText,
  WrittenText,
} from '@souk/design-system/domain/content/editor/editorShape.ts'
import { debounce } from '@souk/design-system/timing/debounce.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'

/** The version that an editor has before them; 0 and 0 where there is none. */
export interface Seen {
  readonly number: number
  readonly revision: number
}

/** How an attempt to save ended. `stale`: somebody has saved another since. */
export type SaveEnd =
  | { readonly kind: 'kept'; readonly seen: Seen }
  | { readonly kind: 'stale'; readonly theirs: OtherText; readonly seen: Seen }
  | { readonly kind: 'refused'; readonly refusal: EditorRefusal }

interface KeeperSurroundings {
  readonly timers: Timers
  /** Never rejects. */
  readonly save: (text: WrittenText, seen: Seen) => Promise<SaveEnd>
}

/** A text that is being written, and is saved by itself; a store for `useSyncExternalStore`. */
export interface DraftKeeper {
  readonly getState: () => DraftState
  readonly subscribe: (listener: () => void) => () => void
  readonly seen: () => Seen
  readonly change: (part: Partial<WrittenText>) => void
  /** Saves at once; resolves with whether everything is kept. */
  readonly flush: () => Promise<boolean>
  /** Of two texts, the one that was written here; it is saved over the other. */
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Another version stands where this one did, with the same text. */
  readonly see: (seen: Seen) => void
  /** Another text stands there now. */
  readonly replace: (text: WrittenText, seen: Seen) => void
  readonly stop: () => void
}

/** Typing pauses for so long before a text is saved, in milliseconds. */
export const savePause = 1500

/** Makes the {@link DraftKeeper} of a text as it was read. */
export function createDraftKeeper(
  start: { readonly text: WrittenText; readonly seen: Seen },
  { timers, save }: KeeperSurroundings,
): DraftKeeper {
  const listeners = new Set<() => void>()
  let { seen, text: kept } = start
  let theirSeen = seen
  let running: Promise<boolean> | null = null
  let state: DraftState = { text: kept, status: 'kept', refusal: null, theirs: null }
  const set = (part: Partial<DraftState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const pause = debounce(timers, savePause, () => void flush())
  const isTitled = () => state.text.title.trim() !== ''

  const send = async (): Promise<boolean> => {
    const { text } = state
    set({ status: 'saving', refusal: null })
    const end = await save(text, seen)
    if (end.kind === 'refused') {
      set({ status: 'failed', refusal: end.refusal })
      // What was typed meanwhile may be what was missed.
      if (!sameText(text, state.text)) pause.call()
      return false
    }
    if (end.kind === 'stale') {
      theirSeen = end.seen
      set({ status: 'stale', theirs: end.theirs })
      return false
    }
    seen = end.seen
    kept = text
    // What was typed meanwhile is saved in its turn.
    const isWhole = sameText(kept, state.text)
    set({ status: isWhole ? 'kept' : 'waiting' })
    if (!isWhole) pause.call()
    return true
  }

  const flush = async (): Promise<boolean> => {
    pause.cancel()
    if (running !== null) await running
    if (state.status === 'kept') return true
    if (state.status === 'stale' || !isTitled()) return false
    running ??= send().finally(() => {
      running = null
    })
    return (await running) && (sameText(kept, state.text) || flush())
  }

  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    seen: () => seen,
    change: part => {
      const text = { ...state.text, ...part }
      // While somebody chooses between two texts nothing is saved; what is on its way is looked at when it has come.
      if (state.status === 'stale' || state.status === 'saving') {
        set({ text })
        return
      }
      const isKept = sameText(kept, text)
      set({ text, status: isKept ? 'kept' : 'waiting', refusal: null })
      if (isKept) pause.cancel()
      else pause.call()
    },
    flush,
    keepMine: () => {
      if (state.status !== 'stale') return
      seen = theirSeen
      set({ status: 'waiting', theirs: null })
      void flush()
    },
    takeTheirs: () => {
      if (state.theirs === null) return
      seen = theirSeen
      kept = state.theirs.text
      set({ text: kept, status: 'kept', theirs: null, refusal: null })
    },
    see: next => {
      seen = next
    },
    replace: (text, next) => {
      pause.cancel()
      seen = next
      kept = text
      set({ text, status: 'kept', refusal: null, theirs: null })
    },
    stop: () => pause.cancel(),
  }
}
