/** Red, green and blue of `#RRGGBB`, each 0–255. Throws for any other notation. */
export function parseHex(hex: string): readonly [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (match === null) throw new Error(`${hex} is not a #RRGGBB colour`)
  const [, red = '', green = '', blue = ''] = match
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 (black) to 1 (white): https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two relative luminances, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const ratioOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Contrast ratio of two opaque colours. */
export const contrastRatio = (one: string, other: string): number =>
  ratioOfLuminances(luminance(one), luminance(other))
