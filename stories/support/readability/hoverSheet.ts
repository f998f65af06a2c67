/** Set on a page whose links and buttons are all to look as under a pointer. */
const mark = 'data-all-hovered'

/** The rules of the page with whatever is said of a pointer said of the mark. */
const marked = (rules: CSSRuleList): string =>
  [...rules].map(rule => rule.cssText.replaceAll(':hover', `:is([${mark}] *)`)).join('\n')

/** Colours that take their time to change would be measured on their way. */
const atOnce = '*, *::before, *::after { transition: none !important; animation: none !important; }'

function addSheet(text: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
  return style
}

/**
 * Shows a page as if a pointer was on everything at once, which no test has: by a copy of all style sheets. Nothing takes its time
 * to change its colour until it is removed.
 */
export function hoverSheet(root: Element) {
  const still = addSheet(atOnce)
  let copy: HTMLStyleElement | null = null
  return {
    hover(isHovered: boolean) {
      copy?.remove()
      copy = isHovered
        ? addSheet([...document.styleSheets].map(sheet => marked(sheet.cssRules)).join('\n'))
        : null
      root.toggleAttribute(mark, isHovered)
    },
    remove() {
      this.hover(false)
      still.remove()
    },
  }
}
