import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import { useField } from '../../../../../forms/useField.ts'
import { useRules } from '../../../../../locales/rules.ts'
import type { LivePrice } from './livePrice.ts'
import type { PriceDraft } from '../form/price.ts'
import { PricePanel } from './PricePanel.tsx'
import type { AdvertForm } from '../form/useAdvertForm.ts'

interface PriceFieldsProps {
  advert: AdvertForm
  coin: DisplayAsset
  fiat: DisplayAsset
  price: LivePrice
}

/** The price of an advert as fields of its form. What the form objects to is said first. */
export function PriceFields({ advert, coin, fiat, price }: PriceFieldsProps) {
  const { choose, form, values } = advert
  const { field } = form
  const { advert: rules } = useRules()
  const margin = useField(field.marginPercent)
  const equation = useField(field.equation)
  const fixed = useField(field.fixedPrice)
  const change = ({ mode, ...typed }: Partial<PriceDraft>) => {
    if (mode !== undefined) choose.priceMode(mode)
    if (typed.marginPercent !== undefined) field.marginPercent.change(typed.marginPercent)
    if (typed.equation !== undefined) field.equation.change(typed.equation)
    if (typed.fixedPrice !== undefined) field.fixedPrice.change(typed.fixedPrice)
  }
  return (
    <PricePanel
      value={{
        mode: values.priceMode,
        marginPercent: margin.state.rawValue,
        equation: equation.state.rawValue,
        fixedPrice: fixed.state.rawValue,
      }}
      onChange={change}
      errors={{
        marginPercent: margin.error ?? price.errors.marginPercent,
        equation:
          price.errors.equation ??
          (equation.error === undefined ? undefined : { message: equation.error, position: null }),
        fixedPrice: fixed.error ?? price.errors.fixedPrice,
      }}
      coin={coin}
      fiat={fiat}
      does={values.type === 'Sell' ? 'sell' : 'buy'}
      marginLimits={rules.margin}
      preview={price.preview}
      isOld={price.isOld}
      suggestions={price.suggestions}
      onQuery={price.onQuery}
    />
  )
}
