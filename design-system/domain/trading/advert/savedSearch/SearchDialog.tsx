import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { FormAmountField } from '../../../../forms/FormAmountField.tsx'
import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { symbolOf } from '../../../../format/displayAsset.ts'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import { SearchSentence } from '../filter/SearchSentence.tsx'
import type { SubjectProps } from '../filter/searchSubject.ts'
import type { SearchKeeping } from './savedSearch.ts'

interface SearchDialogProps extends ModalControls<true> {
  /** What is searched for. */
  subject: SubjectProps
  /** Keeps it. A refusal that it throws lands on the fields; else the dialog closes with `true`. */
  onKeep: (keeping: SearchKeeping) => Promise<unknown>
}

/** Keeps a search: what it is called, from which price on it is of interest, and whether to be told. */
export function SearchDialog({ subject, onKeep, close, dismiss }: SearchDialogProps) {
  const t = useT('savedSearch')
  const { filters, assets } = subject
  const fiat = assets.of(filters.currencyCode)
  const form = useForm({
    fields: {
      name: { typeId: 'text', context: { maxLength: fieldLengths.searchName.most } },
      priceLimit: { typeId: 'amount', context: { decimals: fiat.decimals } },
      isNotified: { typeId: 'checkbox', initial: true },
    },
    onSubmit: async ({ name, priceLimit, isNotified }) => {
      await onKeep({ name: name.trim(), priceLimit: priceLimit === '' ? null : priceLimit, isNotified })
      close(true)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={dismiss}
      title={t('title')}
      submitLabel={t('save')}
      pendingLabel={t('saving')}
    >
      <Text as="p">{t('text')}</Text>
      <SearchSentence {...subject} />
      <FormTextField field={form.field.name} label={t('name')} hint={t('nameHint')} />
      <FormAmountField
        field={form.field.priceLimit}
        label={t(filters.type === 'buy' ? 'priceBuy' : 'priceSell')}
        hint={t('priceHint', { coin: filters.cryptoCurrencyCode })}
        symbol={symbolOf(fiat) ?? fiat.code}
        code={fiat.code}
      />
      <FormCheckbox field={form.field.isNotified}>{t('notify')}</FormCheckbox>
    </FormDialog>
  )
}
