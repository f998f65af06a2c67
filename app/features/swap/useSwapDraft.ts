import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { SwapEstimateShape, SwapSide } from '@souk/design-system/domain/money/swap/swapShape.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { formatDecimal } from '@souk/design-system/format/formatDecimal.ts'
import { parseDecimal, type ParseFault } from '@souk/design-system/format/parseDecimal.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What somebody has written: two coins, and one of both amounts. */
export interface SwapDraft {
  readonly from: string
  readonly to: string
  readonly side: SwapSide
  readonly text: string
}

const other = { from: 'to', to: 'from' } as const satisfies Record<SwapSide, SwapSide>

/** The pair to begin with: the coin that the address names (`?from=ETH`), where there is such a coin. */
function firstPair(assets: AssetBook, named: string | null): Pick<SwapDraft, 'from' | 'to'> {
  const code = named?.toUpperCase()
  const from = assets.coins.find(coin => coin.code === code)?.code ?? 'USDT'
  return { from, to: from === 'BTC' ? 'USDT' : 'BTC' }
}

/** The amounts and coins as they are written. A coin that is chosen on both sides turns the pair around. */
export function useSwapDraft(assets: AssetBook) {
  const locale = useLocale()
  const [query] = useSearchParams()
  const [draft, setDraft] = useState<SwapDraft>(() => ({
    ...firstPair(assets, query.get('from')),
    side: 'from',
    text: '',
  }))
  const { decimals } = assets.of(draft[draft.side])
  const parsed = parseDecimal(draft.text, { locale, decimals })
  const amount: DecimalString | null = parsed.ok ? parsed.value : null
  const fault: ParseFault | null = parsed.ok ? null : parsed.fault
  const turned = ({ from, to, side, text }: SwapDraft): SwapDraft => ({ from: to, to: from, side, text })
  return {
    draft,
    amount,
    fault: fault === 'empty' ? null : fault,
    onText: (side: SwapSide, text: string) => setDraft(known => ({ ...known, side, text })),
    onCoin: (side: SwapSide, code: string) =>
      setDraft(known => (known[other[side]] === code ? turned(known) : { ...known, [side]: code })),
    /** What was got is what is given now. */
    onTurn: (estimate: SwapEstimateShape | null) =>
      setDraft(known => ({
        ...turned(known),
        side: 'from',
        text: estimate === null ? '' : formatDecimal(estimate.toAmount, locale),
      })),
  }
}
