import type { TokenNormalized } from '@terrazzo/parser'

interface Colour {
  readonly components: readonly (number | 'none')[]
  readonly alpha?: number
}
interface Layer {
  readonly offsetX: Measure
  readonly offsetY: Measure
  readonly blur: Measure
  readonly spread: Measure
  readonly color: Colour
}
interface Measure {
  readonly value: number
}
interface TypeStyle {
  readonly fontFamily: readonly string[]
  readonly fontSize: Measure
  readonly fontWeight: number
  readonly letterSpacing: Measure
  readonly lineHeight: number
}

/** A value with no reference in it: a length in pixels, a time in milliseconds, a colour as `#rrggbb` or `#rrggbbaa`. */
export type PlainValue = string | number | readonly PlainValue[] | { readonly [part: string]: PlainValue }

const pair = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

/** A colour of the format as `#rrggbb`, with two more signs where it is seen through. */
export const hexOf = ({ components, alpha = 1 }: Colour): string =>
  `#${[...components, ...(alpha === 1 ? [] : [alpha])].map(part => pair(Number(part))).join('')}`

/** The value of a token without anything that only this format knows. */
export function plainValue({ $type, $value }: Pick<TokenNormalized, '$type' | '$value'>): PlainValue {
  switch ($type) {
    case 'color':
      return hexOf($value as Colour)
    case 'dimension':
    case 'duration':
      return ($value as Measure).value
    case 'shadow':
      return ($value as readonly Layer[]).map(({ offsetX, offsetY, blur, spread, color }) => ({
        x: offsetX.value,
        y: offsetY.value,
        blur: blur.value,
        spread: spread.value,
        colour: hexOf(color),
      }))
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = $value as unknown as TypeStyle
      return {
        family: fontFamily,
        size: fontSize.value,
        weight: fontWeight,
        tracking: letterSpacing.value,
        lineHeight,
      }
    }
    default:
      return $value as PlainValue
  }
}
