import type { ComponentProps } from 'react'
import { CoinLetters, CoinRoot } from './CoinIcon.styles.ts'
import { coinDrawing, isDrawn } from './coinDrawing.ts'

/** 20, 32 and 36 pixels. */
export const coinIconSizes = ['s', 'm', 'l'] as const
export type CoinIconSize = (typeof coinIconSizes)[number]

type CoinIconProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The coin's code: `BTC`. One without a drawing shows its first two letters. */
  code: string
  size?: CoinIconSize | undefined
}

/** A coin as a circle. It is drawn only: its name or code stands beside it. */
export function CoinIcon({ code, size = 'm', ...rest }: CoinIconProps) {
  const Drawing = isDrawn(code) ? coinDrawing[code] : null
  return (
    <CoinRoot aria-hidden data-coin={code} data-size={size} {...rest}>
      {Drawing === null ? <CoinLetters>{code.slice(0, 2)}</CoinLetters> : <Drawing variant="mono" />}
    </CoinRoot>
  )
}
