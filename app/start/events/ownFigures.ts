import type { Timers } from '@souk/design-system/timing/timers.ts'

/** Figures come this soon after what moved them, in milliseconds; else they were lost on the way, and are asked for. */
export const figuresWait = 3000

/** Sees to it that the user's own figures on screen are those after the last event that moved them. */
export interface OwnFigures {
  /** An event of this number has moved figures, which are told soon. */
  readonly moved: (seq: number) => void
  /** Figures came that reflect the events up to this number. Whether they are as new as what is known. */
  readonly came: (asOfSeq: number) => boolean
}

export interface OwnFiguresParts {
  readonly timers: Timers
  /** Up to which event the last answer that said figures reflects them; numbers are each user's own. */
  readonly answered: () => { readonly userId: string | null; readonly seq: number }
  /** Asks the service, because nothing came. */
  readonly ask: () => void
}

/** Makes {@link OwnFigures}. */
export function createOwnFigures({ timers, answered, ask }: OwnFiguresParts): OwnFigures {
  let told: { readonly userId: string | null; readonly seq: number } | null = null
  let awaited = 0
  let callOff: (() => void) | null = null
  const stop = () => {
    callOff?.()
    callOff = null
  }
  return {
    moved: seq => {
      awaited = seq
      stop()
      callOff = timers.after(figuresWait, () => {
        callOff = null
        ask()
      })
    },
    came: asOfSeq => {
      const { userId, seq } = answered()
      const newest = Math.max(seq, told?.userId === userId ? told.seq : 0)
      if (asOfSeq < newest) return false
      told = { userId, seq: asOfSeq }
      if (asOfSeq >= awaited) stop()
      return true
    },
  }
}
