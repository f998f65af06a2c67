import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { FilterChip } from '../../page/filter/FilterChip.tsx'
import { shortAddress } from './shortAddress.ts'
import { isFiltered, noFilters } from './transactionFilter.ts'
import type { TransactionFilterSet } from './transactionFilter.ts'

interface TransactionChipsProps {
  filters: TransactionFilterSet
  onChange: (changed: Partial<TransactionFilterSet>) => void
}

interface ChipRow {
  readonly name: string
  readonly without: Partial<TransactionFilterSet>
}

/** The filters in use, each to be taken away by itself; nothing where there are none. */
export function TransactionChips({ filters, onChange }: TransactionChipsProps) {
  const t = useT('transaction')
  const chips = useChips(filters)
  if (!isFiltered(filters)) return null
  return (
    <Inline as="ul" gap="2" aria-label={t('filter.chips')}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <FilterChip isOn kind="remove" onPress={() => onChange(without)}>
            {name}
          </FilterChip>
        </li>
      ))}
      <li>
        <Button size="s" variant="ghost" onClick={() => onChange(noFilters)}>
          {t('filter.clear')}
        </Button>
      </li>
    </Inline>
  )
}

function useChips(filters: TransactionFilterSet): readonly ChipRow[] {
  const t = useT('transaction')
  const locale = useLocale()
  const { coin, types, categories, direction, text, from, to } = filters
  const day = (date: string) =>
    formatDate(`${date}T12:00:00Z`, { format: 'numeric', locale, timeZone: 'UTC' })
  return [
    ...(coin === null ? [] : [{ name: coin, without: { coin: null } }]),
    ...(direction === null ? [] : [{ name: t(`direction.${direction}`), without: { direction: null } }]),
    ...types.map(type => ({
      name: t(`type.${type}`),
      without: { types: types.filter(each => each !== type) },
    })),
    ...categories.map(category => ({
      name: t(`category.${category}`),
      without: { categories: categories.filter(each => each !== category) },
    })),
    ...(text === '' ? [] : [{ name: shortAddress(text), without: { text: '' } }]),
    ...(from === null ? [] : [{ name: t('filter.fromChip', { day: day(from) }), without: { from: null } }]),
    ...(to === null ? [] : [{ name: t('filter.toChip', { day: day(to) }), without: { to: null } }]),
  ]
}
