import type { ComponentProps } from 'react'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { DigitsRoot } from './Digits.styles.ts'
import type { RoundedSum } from './tradeExample.ts'

type DigitsProps = Omit<ComponentProps<'span'>, 'children'> & { of: RoundedSum }

/** A sum as it comes out, with the digits struck that are not booked. */
export function Digits({ of: { kept, cut, isEndless }, ...rest }: DigitsProps) {
  const locale = useLocale()
  return (
    <DigitsRoot {...rest}>
      {formatDecimal(kept, locale)}
      {cut !== '' && (
        <s>
          {cut}
          {isEndless && '…'}
        </s>
      )}
    </DigitsRoot>
  )
}
