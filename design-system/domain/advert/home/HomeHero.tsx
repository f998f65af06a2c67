import type { FormEvent } from 'react'
import Search from 'lucide-react/icons/search'
import { symbolOf } from '../../../format/displayAsset.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { AmountField } from '../../../primitives/field/AmountField.tsx'
import { SearchSelect } from '../../../primitives/select/SearchSelect.tsx'
import { Select } from '../../../primitives/select/Select.tsx'
import { BuySellSwitch } from '../BuySellSwitch.tsx'
import { amountWord, withCoin, withFiat } from '../filter/filterChoices.ts'
import type { FilterProps } from '../filter/filterChoices.ts'
import { MethodFilter } from '../filter/MethodFilter.tsx'
import { useAmountDraft } from '../filter/useAmountDraft.ts'
import { useFilterOptions } from '../filter/useFilterOptions.tsx'
import { Fields, HeroRoot, HeroText, HeroTitle, Search as SearchForm, Switch } from './HomeHero.styles.ts'

type HomeHeroProps = FilterProps & {
  /** Goes to the offers with these filters. */
  onSearch: () => void
}

/** What this place is, in two sentences, and the search that begins here. */
export function HomeHero({ onSearch, ...props }: HomeHeroProps) {
  const { filters, onChange, assets, methods } = props
  const t = useT('advert')
  const options = useFilterOptions(props, 'name')
  const fiat = assets.of(filters.currencyCode)
  const { isInvalid, control } = useAmountDraft({
    amount: filters.amount,
    decimals: fiat.decimals,
    onAmount: amount => onChange({ amount }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    control.onBlur()
    if (!isInvalid) onSearch()
  }
  const coinLabel = t('search.coin')
  const fiatLabel = t(filters.type === 'buy' ? 'search.payIn' : 'search.getPaidIn')
  return (
    <HeroRoot>
      <div>
        <HeroTitle>{t('search.hero.title')}</HeroTitle>
        <HeroText>{t('search.hero.text')}</HeroText>
      </div>
      <SearchForm onSubmit={submit} aria-label={t('search.hero.find')}>
        <Switch>
          <BuySellSwitch type={filters.type} onChange={type => onChange({ type })} />
        </Switch>
        <Fields>
          <AmountField
            label={t(`search.${amountWord[filters.type].fiat}`)}
            placeholder={t('search.anyAmount')}
            symbol={symbolOf(fiat) ?? undefined}
            code={fiat.code}
            error={isInvalid ? t('search.amountInvalid') : undefined}
            {...control}
          />
          <SearchSelect
            label={fiatLabel}
            placeholder={fiatLabel}
            searchLabel={t('search.searchFiats')}
            emptyLabel={t('search.noFiat')}
            options={options.fiats}
            value={filters.currencyCode}
            onChange={code => onChange(withFiat(filters, code))}
          />
          <Select
            label={coinLabel}
            placeholder={coinLabel}
            options={options.coins}
            value={filters.cryptoCurrencyCode}
            onChange={code => onChange(withCoin(filters, code))}
          />
          <MethodFilter
            look="field"
            methods={methods}
            chosen={filters.paymentMethodCodes}
            onChange={paymentMethodCodes => onChange({ paymentMethodCodes })}
          />
          <Button type="submit" variant="primary" size="l" icon={Search}>
            {t('search.hero.find')}
          </Button>
        </Fields>
      </SearchForm>
    </HeroRoot>
  )
}
