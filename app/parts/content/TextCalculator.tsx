import type { TextCalculatorProps } from '@souk/design-system/domain/content/text/contentShape.ts'
import { usePart } from '../../services/usePart.ts'

const load = () => import('./LiveTextCalculator.tsx').then(module => module.LiveTextCalculator)

/** The small calculator of a text; it is fetched with the first text that has one. */
export function TextCalculator(props: TextCalculatorProps) {
  const show = usePart(true, load)
  return show?.(props) ?? null
}
