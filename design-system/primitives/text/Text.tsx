import type { ComponentProps } from 'react'
import { TextRoot } from './Text.styles.ts'

export const textSizes = ['body-l', 'body', 'body-strong', 'label', 'caption', 'code'] as const
export const textTones = [
  'inherit',
  'primary',
  'secondary',
  'tertiary',
  'accent',
  'positive',
  'warning',
  'negative',
] as const
export type TextSize = (typeof textSizes)[number]
export type TextTone = (typeof textTones)[number]

type TextProps = ComponentProps<'span'> & {
  /** `code` is for addresses, hashes and hex values. */
  size?: TextSize | undefined
  tone?: TextTone | undefined
  as?: 'span' | 'p' | 'div' | 'strong' | 'time' | 'li' | 'dt' | 'dd' | 'small' | undefined
  /** For `as="time"`: the moment in ISO-8601. */
  dateTime?: string | undefined
}

/** Words in one of the type styles. Use `Heading` for titles and `AmountText` for amounts. */
export function Text({ size = 'body', tone = 'inherit', ...rest }: TextProps) {
  return (
    <TextRoot
      data-size={size}
      data-tone={tone}
      {...(size === 'caption' ? { 'data-compact': '' } : {})}
      {...rest}
    />
  )
}
