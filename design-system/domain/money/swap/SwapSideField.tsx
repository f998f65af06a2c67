import type { ReactNode } from 'react'
import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Select } from '../../../primitives/select/Select.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { AmountInput, AmountLine, FootLine, Side, SideLine } from './SwapForm.styles.ts'
import type { SwapSide } from './swapShape.ts'

interface SwapSideFieldProps {
  side: SwapSide
  coins: readonly NamedAsset[]
  coin: NamedAsset
  onCoin: (code: string) => void
  text: string
  onText: (text: string) => void
  /** What is on screen is being worked out again. */
  isStale: boolean
  error: string | null
  /** What the viewer has of the coin, at the end of the first line. */
  has: ReactNode
  /** Under the amount: what it is worth, and quick amounts. */
  foot: ReactNode
}

/** Longer amounts are written smaller. */
const longest = 10

const labels = { from: 'pay', to: 'get' } as const satisfies Record<SwapSide, string>
const coinLabels = { from: 'coinFrom', to: 'coinTo' } as const satisfies Record<SwapSide, string>

/** One amount of a swap and its coin. */
export function SwapSideField(props: SwapSideFieldProps) {
  const { side, coins, coin, onCoin, text, onText, isStale, error, has, foot } = props
  const t = useT('swap')
  const id = useId()
  const isInvalid = error !== null
  return (
    <Side data-side={side} {...(isInvalid ? { 'data-status': 'invalid' } : {})}>
      <SideLine>
        <label htmlFor={id}>{t(labels[side])}</label>
        {has}
      </SideLine>
      <AmountLine>
        <AmountInput
          id={id}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="0"
          value={text}
          onChange={event => onText(event.currentTarget.value)}
          data-length={text.length > longest ? 'long' : 'plain'}
          data-tone={isStale ? 'stale' : 'plain'}
          {...(isInvalid ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <Select
          look="button"
          label={t(coinLabels[side])}
          placeholder={coin.code}
          options={coins.map(({ code, name }) => ({
            value: code,
            label: code,
            detail: name,
            mark: <CoinIcon code={code} size="s" />,
          }))}
          value={coin.code}
          onChange={onCoin}
        />
      </AmountLine>
      {isInvalid && (
        <Text as="p" size="caption" tone="negative" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
      <FootLine>{foot}</FootLine>
    </Side>
  )
}
