import { useT } from '../../../../locales/useT.ts'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { SearchSelect } from '../../../../primitives/select/SearchSelect.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import type { CountryChoice } from '../../../page/filter/useFilterOptions.tsx'
import { anyCountry, useFilterOptions } from '../../../page/filter/useFilterOptions.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { SavingStatus } from '../section/savingStatus.ts'
import { SettingCard } from '../section/SettingCard.tsx'

/** What searches begin with. */
export interface Favourites {
  /** Null for any. */
  readonly countryCode: string | null
  readonly currencyCode: string
  readonly cryptoCurrencyCode: string
}

interface FavouriteDefaultsProps {
  favourites: Favourites
  assets: AssetBook
  countries: readonly CountryChoice[]
  /** Takes effect at once; who keeps it, saves it. */
  onChange: (changes: Partial<Favourites>) => void
  /** How it is saved, where that is known. */
  saving?: { readonly status: SavingStatus; readonly onRetry: () => void } | undefined
}

/** The country, currency and coin that every search begins with. */
export function FavouriteDefaults(props: FavouriteDefaultsProps) {
  const { favourites, onChange, saving } = props
  const t = useT('advert')
  const tCommon = useT('common')
  const options = useFilterOptions(props, 'name')
  return (
    <SettingCard section="favourites" saving={saving}>
      <Stack gap="4">
        <SearchSelect
          label={t('search.country')}
          placeholder={t('search.anyCountry')}
          searchLabel={t('search.searchCountries')}
          emptyLabel={t('search.noCountry')}
          options={options.countries}
          value={favourites.countryCode ?? anyCountry}
          onChange={code => onChange({ countryCode: code === anyCountry ? null : code })}
        />
        <Grid columns="halves" gap="4">
          <SearchSelect
            label={tCommon('currency')}
            searchLabel={t('search.searchFiats')}
            emptyLabel={t('search.noFiat')}
            options={options.fiats}
            value={favourites.currencyCode}
            onChange={currencyCode => onChange({ currencyCode })}
          />
          <Select
            label={tCommon('coin')}
            options={options.coins}
            value={favourites.cryptoCurrencyCode}
            onChange={cryptoCurrencyCode => onChange({ cryptoCurrencyCode })}
          />
        </Grid>
      </Stack>
    </SettingCard>
  )
}
