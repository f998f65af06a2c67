/** From where a pointer went down to where it went up, in pixels; upwards and to the left is below zero. */
export interface Stroke {
  readonly x: number
  readonly y: number
}

/** Specification 000 §9: a long stroke that does not stray, or a shorter one that is steep. */
const long = { least: 100, stray: 100 } as const
const steep = { least: 60, slope: 0.3 } as const

/** Whether a stroke closes what it is made over: a swipe up. */
export function isSwipeUp({ x, y }: Stroke): boolean {
  const up = -y
  const aside = Math.abs(x)
  return (up >= long.least && aside <= long.stray) || (up >= steep.least && aside / up <= steep.slope)
}
