import type { ComponentProps } from 'react'
import { formatDecimal } from '../../../../format/formatDecimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { RoundedDigitsRoot } from './RoundedDigits.styles.ts'
import type { RoundedSum } from './tradeSums.ts'

type RoundedDigitsProps = Omit<ComponentProps<'span'>, 'children'> & { of: RoundedSum }

/** A sum as it comes out, with the digits struck that are not booked. */
export function RoundedDigits({ of: { kept, cut, isEndless }, ...rest }: RoundedDigitsProps) {
  const locale = useLocale()
  return (
    <RoundedDigitsRoot {...rest}>
      {formatDecimal(kept, locale)}
      {cut !== '' && (
        <s>
          {cut}
          {isEndless && '…'}
        </s>
      )}
    </RoundedDigitsRoot>
  )
}
