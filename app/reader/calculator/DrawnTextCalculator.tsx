import { LiveCalculator } from '@souk/design-system/domain/content/text/article/live/LiveCalculator.tsx'
import type { TextCalculatorProps } from '@souk/design-system/domain/content/text/contentShape.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useId } from 'react'
import { DrawnByServer } from '../DrawnByServer.tsx'
import { textCalculatorLinks } from './textCalculatorLinks.ts'

/** The small calculator of a text as the server draws it: a form, whole without scripts. */
export function DrawnTextCalculator(props: TextCalculatorProps) {
  const { coin, fiat } = props
  const locale = useLocale()
  return (
    <DrawnByServer id={useId()}>
      <LiveCalculator {...props} {...textCalculatorLinks(coin, fiat, locale)} />
    </DrawnByServer>
  )
}
