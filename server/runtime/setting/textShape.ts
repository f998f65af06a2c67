/** Reads a text of somebody's: its value, or null when it is something else. */
export type TextShape<T> = (text: string) => T | null

interface Bounds {
  /** In characters. */
  readonly least?: number
  readonly most?: number
  /** What a pattern cannot say. */
  readonly also?: (text: string) => boolean
}

/** A text that a pattern matches; `^` and `$` are its own. */
export const matching =
  (pattern: string, { least = 0, most = Infinity, also = () => true }: Bounds = {}): TextShape<string> =>
  text =>
    text.length >= least && text.length <= most && new RegExp(pattern).test(text) && also(text) ? text : null

/** A whole number of at most nine digits, as 3000. */
export const wholeNumber =
  (least: number, most: number): TextShape<number> =>
  text => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    return number >= least && number <= most ? number : null
  }

/** One of these words. */
export const oneOf =
  <const T extends string>(...words: readonly T[]): TextShape<T> =>
  text =>
    words.find(word => word === text) ?? null
