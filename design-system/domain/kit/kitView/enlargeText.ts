import { vars } from '../../../tokens/vars.ts'

/** The custom properties that hold a size of text: `--type-body: 400 14px/1.43 …`. */
const names = Object.values(vars.type).flatMap(({ font }) => /--[\w-]+/.exec(font) ?? [])

/**
 * Makes the text of elements, and of what is inside, so many times as large, and nothing else: what a browser does that is asked for
 * larger text alone. Again after the window has changed its width, which changes sizes too.
 */
export function enlargeText(elements: readonly HTMLElement[], factor: number): void {
  for (const { style } of elements) for (const name of names) style.removeProperty(name)
  if (factor === 1) return
  // All are read before any is written: one may stand inside of another.
  const larger = elements.flatMap(element => {
    const usual = getComputedStyle(element)
    return names.map(name => {
      const font = usual.getPropertyValue(name).replace(/[\d.]+(?=px)/, size => String(Number(size) * factor))
      return { style: element.style, name, font }
    })
  })
  for (const { style, name, font } of larger) style.setProperty(name, font)
}
