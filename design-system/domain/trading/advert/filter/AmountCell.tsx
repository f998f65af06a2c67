import type { ReactNode } from 'react'
import { useId } from 'react'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { symbolOf } from '../../../../format/displayAsset.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { FilterProps } from './filterChoices.ts'
import { amountWord } from './filterChoices.ts'
import { AmountInput, CellLine, CellRoot, CellWords, Symbol, UnitButton } from './AmountCell.styles.ts'
import { useAmountDraft } from './useAmountDraft.ts'

type AmountCellProps = Pick<FilterProps, 'filters' | 'onChange' | 'assets'> & {
  /** At the end instead of the change of the unit: on a phone the fiat is chosen here. */
  end?: ReactNode
}

/** How much somebody wants to trade, in fiat or in coins. Only complete numbers are searched for. */
export function AmountCell({ filters, onChange, assets, end }: AmountCellProps) {
  const t = useT('advert')
  const id = useId()
  const isFiat = filters.amountSide === 'fiat'
  const asset = assets.of(isFiat ? filters.currencyCode : filters.cryptoCurrencyCode)
  const other = isFiat ? filters.cryptoCurrencyCode : filters.currencyCode
  const { isInvalid, control } = useAmountDraft({
    amount: filters.amount,
    decimals: asset.decimals,
    onAmount: amount => onChange({ amount }),
  })
  const symbol = symbolOf(asset)
  const words = t(`search.${amountWord[filters.type][filters.amountSide]}`)
  return (
    <CellRoot data-status={isInvalid ? 'invalid' : 'plain'}>
      <CellWords htmlFor={id} aria-live="polite">
        {isInvalid ? t('search.amountInvalid') : words}
      </CellWords>
      <CellLine>
        {symbol !== null && <Symbol aria-hidden>{symbol}</Symbol>}
        <AmountInput
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('search.anyAmount')}
          {...(isInvalid ? { 'aria-invalid': true } : {})}
          {...control}
          onChange={event => control.onChange(event.currentTarget.value)}
        />
        {end ?? (
          <UnitButton
            type="button"
            {...(symbol === null ? {} : { 'data-signed': '' })}
            onClick={() => onChange({ amountSide: isFiat ? 'crypto' : 'fiat', amount: null })}
          >
            <span>{asset.code}</span>
            <VisuallyHidden> {t('search.enterIn', { asset: other })}</VisuallyHidden>
            <Icon of={ArrowRightLeft} size="xs" />
          </UnitButton>
        )}
      </CellLine>
    </CellRoot>
  )
}
