import { Form } from '../../../forms/Form.tsx'
import { FormDateField } from '../../../forms/FormDateField.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useT } from '../../../locales/useT.ts'
import { Checkbox } from '../../../primitives/checkbox/Checkbox.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { SearchSelect } from '../../../primitives/select/SearchSelect.tsx'
import { Select } from '../../../primitives/select/Select.tsx'
import { useFilterForm } from '../../page/filter/useFilterForm.ts'
import { categoryGroups, textLengths } from './transactionFilter.ts'
import type { CategoryGroup as GroupName, TransactionFilterSet } from './transactionFilter.ts'
import { CategoryGroup, Days } from './TransactionFilters.styles.ts'
import { transactionDirections, transactionTypes } from './transactionShape.ts'
import type { TransactionCategory } from './transactionShape.ts'

/** Stands for "all" where each choice has a value. */
const all = ''

interface TransactionFiltersProps {
  filters: TransactionFilterSet
  onChange: (changed: Partial<TransactionFilterSet>) => void
  /** The coins to choose from, by code. */
  coins: readonly string[]
}

/** What movements are narrowed by: beside the list, and on the page of filters. Each takes effect as it is changed. */
export function TransactionFilters({ filters, onChange, coins }: TransactionFiltersProps) {
  const t = useT('transaction')
  const form = useFilterForm(filters, textLengths, onChange)
  const { direction, types } = filters
  const words = { incoming: 'filter.in', outgoing: 'filter.out', internal: 'filter.within' } as const
  return (
    <Form form={form} aria-label={t('filter.title')} gap="4">
      <SegmentedControl
        label={t('filter.direction')}
        size="s"
        width="fill"
        segments={[
          { value: all, label: t('filter.anyDirection') },
          ...transactionDirections.map(value => ({ value, label: t(words[value]) })),
        ]}
        value={direction ?? all}
        onChange={value => onChange({ direction: value === all ? null : value })}
      />
      <FormTextField
        field={form.field.text}
        label={t('filter.text')}
        hint={t('filter.textHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <Select
        label={t('filter.coin')}
        placeholder={t('filter.anyCoin')}
        options={[
          { value: all, label: t('filter.anyCoin') },
          ...coins.map(code => ({ value: code, label: code })),
        ]}
        value={filters.coin ?? all}
        onChange={code => onChange({ coin: code === all ? null : code })}
      />
      <Days>
        <FormDateField field={form.field.from} label={t('filter.from')} />
        <FormDateField field={form.field.to} label={t('filter.to')} />
      </Days>
      <SearchSelect
        label={t('filter.type')}
        placeholder={t('filter.anyType')}
        searchLabel={t('filter.searchType')}
        emptyLabel={t('filter.noType')}
        options={[
          { value: all, label: t('filter.anyType') },
          ...transactionTypes.map(value => ({ value, label: t(`type.${value}`) })),
        ]}
        value={types[0] ?? all}
        onChange={type => onChange({ types: type === all ? [] : [type] })}
      />
      <Categories filters={filters} onChange={onChange} />
    </Form>
  )
}

function Categories({ filters, onChange }: Pick<TransactionFiltersProps, 'filters' | 'onChange'>) {
  const t = useT('transaction')
  const { categories } = filters
  const set = (category: TransactionCategory, isOn: boolean) =>
    onChange({
      categories: isOn ? [...categories, category] : categories.filter(each => each !== category),
    })
  return (Object.keys(categoryGroups) as GroupName[]).map(group => (
    <CategoryGroup key={group}>
      <legend>{t(`categoryGroup.${group}`)}</legend>
      {categoryGroups[group].map(category => (
        <Checkbox
          key={category}
          checked={categories.includes(category)}
          onChange={isOn => set(category, isOn)}
        >
          {t(`category.${category}`)}
        </Checkbox>
      ))}
    </CategoryGroup>
  ))
}
