import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormSearchSelect } from '../../../../forms/FormSearchSelect.tsx'
import { FormSelect } from '../../../../forms/FormSelect.tsx'
import { FormTextArea } from '../../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { locales } from '../../../../format/locale.ts'
import { localeTable } from '../../../../locales/localeTable.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { CoinChoice } from './CoinChoice.tsx'
import { storeTypes, type StoreShape, type StoreType, type StoreValues } from './storeShape.ts'

interface StoreFormProps {
  /** Null for a new one. */
  store: StoreShape | null
  assets: AssetBook
  cancelHref: string
  /** A refusal that it throws lands on the fields. */
  onSave: (values: StoreValues) => Promise<unknown>
}

/** Stands for any currency in the choice. */
const any = 'any'

/** Opens a store, or changes what is known of it. Its looks are changed where they are seen. */
export function StoreForm({ store, assets, cancelHref, onSave }: StoreFormProps) {
  const t = useT('merchant')
  const tCommon = useT('common')
  const locale = useLocale()
  const form = useForm({
    fields: {
      type: {
        typeId: 'select',
        initial: store?.type ?? 'goods',
        context: { required: true, options: storeTypes },
      },
      title: {
        typeId: 'text',
        initial: store?.look.title ?? '',
        context: { required: true, maxLength: fieldLengths.storeTitle.most },
      },
      description: {
        typeId: 'textArea',
        initial: store?.description ?? '',
        context: { maxLength: fieldLengths.storeDescription.most },
      },
      currencyCode: { typeId: 'select', initial: store ? (store.currencyCode ?? any) : any },
      cryptoCurrencyCodes: {
        typeId: 'multiselect',
        initial: store?.cryptoCurrencyCodes ?? assets.coins.map(({ code }) => code),
        context: { required: true },
      },
      defaultLocale: {
        typeId: 'select',
        initial: store?.look.defaultLocale ?? locale,
        context: { required: true, options: locales },
      },
    },
    onSubmit: ({ type, currencyCode, defaultLocale, ...values }) =>
      onSave({
        ...values,
        type: type as StoreType,
        currencyCode: currencyCode === any ? null : currencyCode,
        defaultLocale: defaultLocale as StoreValues['defaultLocale'],
      }),
  })
  const { field } = form
  return (
    <Form form={form} aria-label={t('form.label')} gap="4">
      <SectionCard title={t('form.about')}>
        <FormTextField
          field={field.title}
          label={t('form.title')}
          hint={t('form.titleHint')}
          autoComplete="organization"
        />
        <FormSelect
          field={field.type}
          label={t('form.type')}
          options={storeTypes.map(value => ({ value, label: t(`type.${value}`) }))}
        />
        <FormTextArea
          field={field.description}
          label={t('form.description')}
          hint={t('form.descriptionHint')}
        />
      </SectionCard>
      <SectionCard title={t('form.payment')}>
        <CoinChoice field={field.cryptoCurrencyCodes} label={t('form.coins')} coins={assets.coins} />
        <FormSearchSelect
          field={field.currencyCode}
          label={t('form.currency')}
          options={[
            { value: any, label: t('anyCurrency') },
            ...assets.fiats.map(({ code, name }) => ({ value: code, label: code, detail: name })),
          ]}
          searchLabel={t('form.searchCurrency')}
          emptyLabel={t('form.noCurrency')}
        />
        <FormSelect
          field={field.defaultLocale}
          label={t('form.language')}
          hint={t('form.languageHint')}
          options={locales.map(value => ({ value, label: localeTable[value].name }))}
        />
      </SectionCard>
      <Inline gap="2">
        <SubmitButton form={form} pendingLabel={t(store ? 'form.saving' : 'form.creating')}>
          {t(store ? 'form.save' : 'form.create')}
        </SubmitButton>
        <LinkButton size="l" variant="ghost" href={cancelHref}>
          {tCommon('verb.cancel')}
        </LinkButton>
      </Inline>
    </Form>
  )
}
