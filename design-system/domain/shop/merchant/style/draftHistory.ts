/** What is edited, with the way back and forth. */
export interface DraftHistory<Value> {
  readonly past: readonly Value[]
  readonly now: Value
  readonly future: readonly Value[]
  /** What the last change was of: a colour that is dragged makes one step. */
  readonly lastOf: string | null
}

export type HistoryMove<Value> =
  | { readonly kind: 'change'; readonly of: string; readonly value: Value }
  | { readonly kind: 'undo' | 'redo' }

/** So many steps are kept. */
export const mostSteps = 100

/** A history that begins. */
export const historyOf = <Value>(now: Value): DraftHistory<Value> => ({
  past: [],
  now,
  future: [],
  lastOf: null,
})

/** The history after a move; one that leads nowhere changes nothing. */
export function moveHistory<Value>(
  history: DraftHistory<Value>,
  move: HistoryMove<Value>,
): DraftHistory<Value> {
  const { past, now, future, lastOf } = history
  if (move.kind === 'change') {
    const isSameStep = move.of === lastOf && past.length > 0
    const kept = isSameStep ? past : [...past, now].slice(-mostSteps)
    return { past: kept, now: move.value, future: [], lastOf: move.of }
  }
  if (move.kind === 'undo') {
    const before = past.at(-1)
    if (before === undefined) return history
    return { past: past.slice(0, -1), now: before, future: [now, ...future], lastOf: null }
  }
  const [next, ...rest] = future
  if (next === undefined) return history
  return { past: [...past, now], now: next, future: rest, lastOf: null }
}
