import ArrowRight from 'lucide-react/icons/arrow-right'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { symbolOf } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { useTextControl } from '../../../../forms/useTextControl.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountField } from '../../../../primitives/field/AmountField.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { AmountSide, Offer, SearchType, ViewerLimit } from '../offer.ts'
import { Exchange } from './OpenTradeForm.styles.ts'
import type { OpenTradeFields } from './openTradeFields.ts'

interface AmountPairProps {
  form: Form<OpenTradeFields>
  offer: Pick<Offer, 'minimum' | 'maximum'>
  /** Null where the offer alone limits. */
  viewerLimit: ViewerLimit | null
  coin: DisplayAsset
  fiat: DisplayAsset
  does: SearchType
  onWrite: (side: AmountSide, raw: string) => void
}

const words = {
  buy: { fiat: 'youPay', coin: 'youGet' },
  sell: { fiat: 'youGet', coin: 'youSell' },
} as const

const limitHints = { balance: 'limitsHintByBalance', terms: 'limitsHintByTerms' } as const

/** The amount in fiat and in coins; either can be written. What the viewer gives stands first. */
export function AmountPair({ form, offer, viewerLimit, coin, fiat, does, onWrite }: AmountPairProps) {
  const t = useT('openTrade')
  const locale = useLocale()
  const money = useTextControl(form.field.amount)
  const coins = useTextControl(form.field.coinAmount)
  const limit = (amount: string) => formatAmount(amount, fiat, { mode: 'full', locale })
  const values = { from: limit(offer.minimum), to: limit(viewerLimit?.maximum ?? offer.maximum) }
  const fiatField = (
    <AmountField
      key="fiat"
      size="l"
      label={t(words[does].fiat)}
      hint={t(viewerLimit === null ? 'limitsHint' : limitHints[viewerLimit.by], values)}
      symbol={symbolOf(fiat) ?? undefined}
      code={fiat.code}
      {...money.control}
      onChange={raw => onWrite('fiat', raw)}
    />
  )
  const coinField = (
    <AmountField
      key="coin"
      size="l"
      label={t(words[does].coin)}
      code={coin.code}
      {...coins.control}
      onChange={raw => onWrite('crypto', raw)}
    />
  )
  const arrow = (
    <span key="arrow" aria-hidden data-part="arrow">
      <Icon of={ArrowRight} size="l" />
    </span>
  )
  return <Exchange>{does === 'buy' ? [fiatField, arrow, coinField] : [coinField, arrow, fiatField]}</Exchange>
}
