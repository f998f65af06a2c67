import { useT } from '../../../locales/useT.ts'
import type { SelectOption } from '../../../primitives/select/option.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'

/** The country option that stands for all of them. */
export const anyCountry = 'any'

/** A country that can be searched in, named in the viewer's language. */
export interface CountryChoice {
  readonly code: string
  readonly name: string
}

/** What can be chosen. */
interface FilterChoices {
  readonly assets: AssetBook
  readonly countries: readonly CountryChoice[]
}

interface FilterOptions {
  readonly coins: readonly SelectOption<string>[]
  readonly fiats: readonly SelectOption<string>[]
  readonly countries: readonly SelectOption<string>[]
}

/** The options of the filters' selects. `code` leads where there is little room. */
export function useFilterOptions(
  { assets, countries }: FilterChoices,
  coinsBy: 'name' | 'code',
): FilterOptions {
  const t = useT('advert')
  return {
    coins: assets.coins.map(({ code, name }) => ({
      value: code,
      mark: <CoinIcon code={code} size="s" />,
      ...(coinsBy === 'name' ? { label: name, detail: code } : { label: code, detail: name }),
    })),
    fiats: assets.fiats.map(({ code, name }) => ({ value: code, label: code, detail: name })),
    countries: [
      { value: anyCountry, label: t('search.anyCountry') },
      ...countries.map(({ code, name }) => ({ value: code, label: name })),
    ],
  }
}
