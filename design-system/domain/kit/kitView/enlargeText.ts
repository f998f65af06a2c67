import { vars } from '../../../tokens/vars.ts'
import { customPropertyOf } from '../token/customPropertyOf.ts'

/** The custom properties that hold a size of text: `--type-body: 400 14px/20px …`. */
const fonts = Object.values(vars.type).map(({ font }) => customPropertyOf(font))

/**
 * Makes the text of an element, and of what is inside, so many times as large, and nothing else: what a browser does that is asked for larger
 * text alone. Again after the window has changed its width, which changes sizes too.
 */
export function enlargeText({ style }: HTMLElement, factor: number): void {
  for (const name of fonts) style.removeProperty(name)
  if (factor === 1) return
  const usual = getComputedStyle(document.documentElement)
  // All are read before any is written: the element may be the one that is read.
  const larger = fonts.map(name => {
    const font = usual
      .getPropertyValue(name)
      .replaceAll(/[\d.]+(?=px)/g, pixels => String(Number(pixels) * factor))
    return [name, font] as const
  })
  for (const [name, font] of larger) style.setProperty(name, font)
}
