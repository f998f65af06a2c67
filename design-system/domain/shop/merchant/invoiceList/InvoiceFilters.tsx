import Scale from 'lucide-react/icons/scale'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { Form } from '../../../../forms/Form.tsx'
import { FormDateField } from '../../../../forms/FormDateField.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useT } from '../../../../locales/useT.ts'
import { Badge } from '../../../../primitives/badge/Badge.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { FilterChip } from '../../../page/filter/FilterChip.tsx'
import { useFilterForm } from '../../../page/filter/useFilterForm.ts'
import { isFiltered, noFilters, textLengths } from './invoiceFilter.ts'
import type { InvoiceFilterSet } from './invoiceFilter.ts'
import { FilterLine, Toggle } from './InvoiceFilters.styles.ts'

interface InvoiceFiltersProps {
  filters: InvoiceFilterSet
  onChange: (changed: Partial<InvoiceFilterSet>) => void
  /** What can be done with all that they let through: a download. */
  end?: ReactNode
}

/**
 * What invoices are narrowed by besides their status. Each takes effect as it is changed. On a phone what is typed is behind a
 * button.
 */
export function InvoiceFilters({ filters, onChange, end }: InvoiceFiltersProps) {
  const t = useT('merchantInvoice')
  const typedId = useId()
  const form = useFilterForm(filters, textLengths, onChange)
  const [isOpen, setOpen] = useState(false)
  const { field } = form
  const { group, isHeld } = filters
  const isTyped = isFiltered({ ...filters, group: null, isHeld: false })
  return (
    <Form form={form} aria-label={t('filter.label')} gap="3">
      <FilterLine id={typedId} {...(isOpen ? { 'data-open': '' } : {})}>
        <FormTextField
          field={field.text}
          label={t('filter.search')}
          hint={t('filter.searchHint')}
          autoComplete="off"
          spellCheck={false}
        />
        <FormDateField field={field.from} label={t('filter.from')} />
        <FormDateField field={field.to} label={t('filter.to')} />
      </FilterLine>
      <Inline gap="2" justify="between">
        <Inline gap="2">
          <Toggle>
            <IconButton
              icon={SlidersHorizontal}
              look="outline"
              label={t('filter.label')}
              badge={isTyped && !isOpen ? <Badge /> : undefined}
              aria-expanded={isOpen}
              aria-controls={typedId}
              onClick={() => setOpen(!isOpen)}
            />
          </Toggle>
          <FilterChip icon={Scale} isOn={isHeld} onPress={() => onChange({ isHeld: !isHeld })}>
            {t('held')}
          </FilterChip>
          {(isTyped || isHeld) && (
            <Button size="s" variant="ghost" onClick={() => onChange({ ...noFilters, group })}>
              {t('filter.clear')}
            </Button>
          )}
        </Inline>
        {end}
      </Inline>
    </Form>
  )
}
