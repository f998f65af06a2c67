/** What a pointer, a press or the focus would do, by the pseudo-class that CSS has for it. */
export const pretended = { hover: ':hover', pressed: ':active', focus: ':focus-within' } as const
export type PretendedState = keyof typeof pretended

const attribute = 'data-pretends'
const classes = Object.values(pretended)

/** Selectors that speak of one of them, with the attribute in its place; null for all others. */
export function pretendingSelector(selector: string): string | null {
  if (!classes.some(name => selector.includes(name))) return null
  return classes.reduce((written, name) => {
    const state = Object.entries(pretended).find(([, own]) => own === name)?.[0] ?? ''
    return written.replaceAll(name, `[${attribute}~='${state}']`)
  }, selector)
}

/** A rule with its conditions, `@media` and others, as it would be if the states were real; nothing for one that speaks of none. */
function pretendingRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule) {
      const selector = pretendingSelector(rule.selectorText)
      return selector === null ? [] : [`${selector} { ${rule.style.cssText} }`]
    }
    if (rule instanceof CSSMediaRule && /hover|width|motion/.test(rule.conditionText)) {
      const inside = pretendingRules(rule.cssRules)
      return inside.length === 0 ? [] : [`@media ${rule.conditionText} { ${inside.join('\n')} }`]
    }
    return []
  })
}

let sheet: CSSStyleSheet | null = null

/**
 * Shows the elements inside of one as if they were under a pointer, pressed or in use: by the rules that their own style sheets have for it, so
 * that a specimen is what the control really looks like. Returns the end of it.
 */
export function pretend(root: HTMLElement, states: readonly PretendedState[]): () => void {
  sheet ??= new CSSStyleSheet()
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => pretendingRules(cssRules))
  sheet.replaceSync(rules.join('\n'))
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const elements = root.querySelectorAll('*')
  for (const element of elements) element.setAttribute(attribute, states.join(' '))
  return () => {
    for (const element of elements) element.removeAttribute(attribute)
  }
}
