const asked = '(prefers-reduced-motion: reduce)'
const always = '(min-width: 0px)'

let isReduced = false
const changed = new Map<CSSMediaRule, string>()

/** The rules of the page that ask for the wish, wherever they stand. */
function* rulesThatAsk(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(asked)) yield rule
    if (rule instanceof CSSGroupingRule) yield* rulesThatAsk(rule.cssRules)
  }
}

/**
 * Shows the page as to somebody who asked their device for less motion. No page can ask that of a browser: the conditions of its own
 * rules are answered for it. Again whenever more rules may have come.
 */
export function reduceMotion(isWished: boolean): void {
  isReduced = isWished
  if (!isWished) {
    for (const [rule, text] of changed) rule.media.mediaText = text
    changed.clear()
    return
  }
  for (const sheet of document.styleSheets) {
    for (const rule of rulesThatAsk(sheet.cssRules)) {
      const { mediaText } = rule.media
      changed.set(rule, mediaText)
      rule.media.mediaText = mediaText.replaceAll(asked, always)
    }
  }
}

const native = globalThis.matchMedia.bind(globalThis)

globalThis.matchMedia = query => native(isReduced ? query.replaceAll(asked, always) : query)
