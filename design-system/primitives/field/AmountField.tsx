import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

type AmountFieldProps = Omit<TextFieldProps, 'start' | 'inputMode' | 'type'> & {
  /** The currency's symbol, before the digits: "₦". */
  symbol?: string | undefined
  /** Its code, after them: "NGN". Give `end` instead where the currency can be chosen in the field. */
  code?: string | undefined
}

/** An amount as it is typed: a decimal text, never a number. A phone shows the keypad with digits and a separator. */
export function AmountField({ symbol, code, end = code, ...rest }: AmountFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      start={symbol}
      end={end}
      {...rest}
    />
  )
}
