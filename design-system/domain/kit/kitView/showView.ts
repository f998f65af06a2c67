import { directionOf } from '../../../format/direction.ts'
import { applyContrast, applyDensity, applyTheme } from '../../../theme/theme.ts'
import { vars } from '../../../tokens/vars.ts'
import { customPropertyOf } from '../token/customPropertyOf.ts'
import { enlargeText } from './enlargeText.ts'
import type { KitView } from './kitView.ts'

/** What a view changes of the document. */
const attributes = ['data-theme', 'data-contrast', 'data-density', 'lang', 'dir', 'style'] as const

const { instant, fast, base, slow } = vars.duration
const movements = [instant, fast, base, slow].map(customPropertyOf)

/**
 * Shows the document in a view: all of it, because what opens over the page is drawn at its end.
 *
 * @param language as the words say it, which run one way or the other
 */
export function showView(root: HTMLElement, view: KitView, language: string): void {
  applyTheme(root, view.theme)
  applyContrast(root, view.contrast)
  applyDensity(root, view.density)
  root.lang = language
  root.dir = directionOf(language)
  enlargeText([root], Number(view.text) / 100)
  for (const name of movements) {
    if (view.motion === 'off') root.style.setProperty(name, '0s')
    else root.style.removeProperty(name)
  }
}

/** Remembers how the document is shown now; what it returns shows it so again. */
export function rememberView(root: HTMLElement): () => void {
  const before = attributes.map(name => [name, root.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of before) {
      if (value === null) root.removeAttribute(name)
      else root.setAttribute(name, value)
    }
  }
}
