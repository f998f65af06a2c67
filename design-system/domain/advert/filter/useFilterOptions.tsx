import { useT } from '../../../locales/useT.ts'
import type { SelectOption } from '../../../primitives/select/option.ts'
import { CoinIcon } from '../../asset/CoinIcon.tsx'
import type { FilterProps } from './filterChoices.ts'

/** The country option that stands for all of them. */
export const anyCountry = 'any'

interface FilterOptions {
  readonly coins: readonly SelectOption<string>[]
  readonly fiats: readonly SelectOption<string>[]
  readonly countries: readonly SelectOption<string>[]
}

/** The options of the filters' selects. `code` leads where there is little room. */
export function useFilterOptions(
  { assets, countries }: Pick<FilterProps, 'assets' | 'countries'>,
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
