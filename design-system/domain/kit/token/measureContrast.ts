import { contrastRatio } from '../../../tokens/contrast.ts'

/** Red, green and blue as `#RRGGBB`, of what a browser computes for an opaque colour; null for any other. */
export function hexOfComputed(colour: string): string | null {
  const [, red, green, blue, alpha] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  if (alpha !== undefined && Number(alpha) < 1) return null
  return `#${[red, green, blue].map(channel => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** The contrast between an element's colour and its ground, as both are on the page now; null where one of them is not opaque. */
export function measureContrast(element: Element): number | null {
  const { color, backgroundColor } = getComputedStyle(element)
  const [one, other] = [hexOfComputed(color), hexOfComputed(backgroundColor)]
  return one === null || other === null ? null : contrastRatio(one, other)
}
