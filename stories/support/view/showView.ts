import { applyContrast, applyDensity, applyTheme } from '../../../design-system/theme/theme.ts'
import { themeChoiceOf } from './themeChoices.ts'
import type { View } from './viewAxes.ts'
import { visionFilter } from './VisionFilter.tsx'

/** Shows an element, and what is inside, in a view: all that is said by attributes and by style. */
export function showView(element: HTMLElement, view: View): void {
  const { theme, contrast } = themeChoiceOf(view.theme)
  applyTheme(element, theme)
  applyContrast(element, contrast)
  applyDensity(element, view.density)
  element.style.filter = visionFilter(view.vision)
}
