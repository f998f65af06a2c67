import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import type { AssetBook, NamedAsset } from '../../../reference/asset/assetBook.ts'
import type { OfferFilters, SearchType } from '../offer.ts'
import { PlainForm, PlainInput, PlainLabel, PlainSelect } from './PlainSearchForm.styles.ts'

interface PlainSearchFormProps {
  filters: Pick<OfferFilters, 'type' | 'cryptoCurrencyCode' | 'currencyCode' | 'amount'>
  assets: AssetBook
  /** Where each way is searched. */
  hrefs: Readonly<Record<SearchType, string>>
}

/** A search that works without any script: what is chosen goes into the address of the page that it opens. */
export function PlainSearchForm({ filters, assets, hrefs }: PlainSearchFormProps) {
  const t = useT('advert')
  const isBuying = filters.type === 'buy'
  const coin = assets.of(filters.cryptoCurrencyCode)
  return (
    <PlainForm method="get" action={hrefs[filters.type]}>
      <Choice
        label={t('search.coin')}
        name="cryptoCurrencyCode"
        value={filters.cryptoCurrencyCode}
        assets={assets.coins}
      />
      <Choice
        label={t(isBuying ? 'search.payIn' : 'search.getPaidIn')}
        name="currencyCode"
        value={filters.currencyCode}
        assets={assets.fiats}
      />
      <PlainLabel>
        {t('search.amount')}
        <PlainInput name="amount" inputMode="decimal" defaultValue={filters.amount ?? ''} />
      </PlainLabel>
      <Button type="submit" variant="primary" formAction={hrefs.buy}>
        {t('search.buyCoin', { coin: coin.name })}
      </Button>
      <Button type="submit" formAction={hrefs.sell}>
        {t('search.sellCoin', { coin: coin.name })}
      </Button>
    </PlainForm>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  assets: readonly NamedAsset[]
}

function Choice({ label, name, value, assets }: ChoiceProps) {
  return (
    <PlainLabel>
      {label}
      <PlainSelect name={name} defaultValue={value}>
        {assets.map(asset => (
          <option key={asset.code} value={asset.code}>
            {`${asset.name} (${asset.code})`}
          </option>
        ))}
      </PlainSelect>
    </PlainLabel>
  )
}
