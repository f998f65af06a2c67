/** The two handles of an easing curve, as CSS writes it; a straight line for `linear` and for whatever else. */
export function handlesOf(easing: string): readonly [number, number, number, number] {
  const [, written = ''] = /^cubic-bezier\(([^)]*)\)$/.exec(easing) ?? []
  const [x1, y1, x2, y2] = written.split(',').map(Number)
  return x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
    ? [0, 0, 1, 1]
    : [x1, y1, x2, y2]
}

/** How far a movement is over its time, as the path of a drawing so wide and so high: from its lower start to its upper end. */
export function curvePath(easing: string, width: number, height: number): string {
  const [x1, y1, x2, y2] = handlesOf(easing)
  const at = (x: number, y: number) => `${x * width} ${(1 - y) * height}`
  return `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`
}
