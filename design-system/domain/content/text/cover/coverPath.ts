/** What a shape of a drawing is made of; the styles say which colour each has in which theme. */
export const inks = ['sky', 'wall', 'door', 'lamp', 'star', 'glow', 'line', 'lit', 'route'] as const
/** `line` and `lit` are strokes, of the wall's and the lamp's colour, `route` a dashed one; `glow` is the lamp's light. */
export type Ink = (typeof inks)[number]

/** One flat shape: its colour and its SVG path. */
export type Shape = readonly [ink: Ink, path: string]

/** A measure of a drawing with no more digits than can be seen. */
const n = (value: number): string => String(Math.round(value * 10) / 10)

/** An arch of the market: straight walls under a pointed vault. */
export function arch(x: number, top: number, width: number, bottom: number): string {
  const right = x + width
  const middle = x + width / 2
  const [shoulder, bend, rise] = [top + width * 0.5, top + width * 0.21, top + width * 0.06]
  const lean = width * 0.24
  return (
    `M${n(x)} ${n(bottom)}V${n(shoulder)}` +
    `C${n(x)} ${n(bend)} ${n(x + lean)} ${n(rise)} ${n(middle)} ${n(top)}` +
    `C${n(right - lean)} ${n(rise)} ${n(right)} ${n(bend)} ${n(right)} ${n(shoulder)}V${n(bottom)}Z`
  )
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`

/** A box with round corners. */
export function card(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${n(dx)} ${n(dy)}`
  return (
    `M${n(x + radius)} ${n(y)}h${n(width - 2 * radius)}${corner(radius, radius)}` +
    `v${n(height - 2 * radius)}${corner(-radius, radius)}h${n(2 * radius - width)}${corner(-radius, -radius)}` +
    `v${n(2 * radius - height)}${corner(radius, -radius)}Z`
  )
}

/** The small light of the sign, standing on a corner. */
export const diamond = (x: number, y: number, half: number): string =>
  `M${n(x)} ${n(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}Z`

export const coin = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

/** The star of eight points: one square on another. */
export function star(x: number, y: number, half: number): string {
  const far = half * Math.SQRT2
  return (
    box(x - half, y - half, 2 * half, 2 * half) +
    `M${n(x)} ${n(y - far)}L${n(x + far)} ${n(y)}L${n(x)} ${n(y + far)}L${n(x - far)} ${n(y)}Z`
  )
}

/** An awning: stripes with round ends, every second one lit, on a cloth that keeps the night out between them. */
export function awning(x: number, y: number, stripes: number, width: number, height: number): Shape[] {
  const cloth = ['wall', box(x, y, stripes * width, height)] as const
  const own = Array.from({ length: stripes }, (_, index) => {
    const left = x + index * width
    const round = width / 2
    const path = `M${n(left)} ${n(y)}h${n(width)}v${n(height)}a${n(round)} ${n(round)} 0 0 1 ${n(-width)} 0Z`
    return [index % 2 === 0 ? 'wall' : 'lamp', path] as const
  })
  return [cloth, ...own]
}
