import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { noFilters } from '../offer.ts'
import { banksOf, fineFilters, isOn } from './filterChoices.ts'
import type { FilterProps, FineFilter } from './filterChoices.ts'

/** A filter that is on, in a word or two, and how it is taken away. */
export interface FineChip {
  readonly name: FineFilter
  readonly label: string
  readonly remove: () => void
}

/** The fine filters that are on. */
export function useFineFilterChips({
  filters,
  onChange,
  methods,
}: Pick<FilterProps, 'filters' | 'onChange' | 'methods'>): readonly FineChip[] {
  const t = useT('advert')
  const locale = useLocale()
  const { paymentMethodBankCode: bank, minimumRating, minimumTrades, mine } = filters
  const words: Record<FineFilter, () => string> = {
    paymentMethodBankCode: () => banksOf(methods, []).find(({ code }) => code === bank)?.name ?? bank ?? '',
    minimumRating: () =>
      t('search.ratingFrom', { percent: formatPercent(minimumRating ?? '0', { locale, decimals: 1 }) }),
    minimumTrades: () => t('search.tradesFrom', { count: minimumTrades ?? 0 }),
    supportsInstantTrade: () => t('search.supportsInstantTrade'),
    smsRequired: () => t('search.smsRequired'),
    forIdentifiedPeople: () => t('search.forIdentifiedPeople'),
    mine: () => t(`search.own.${mine}`),
  }
  return fineFilters
    .filter(name => isOn(filters, name))
    .map(name => ({
      name,
      label: words[name](),
      remove: () => onChange({ [name]: noFilters[name] }),
    }))
}
