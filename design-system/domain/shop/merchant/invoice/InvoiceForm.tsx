import { useEffect } from 'react'
import { Form } from '../../../../forms/Form.tsx'
import { FormAmountField } from '../../../../forms/FormAmountField.tsx'
import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx'
import { FormSearchSelect } from '../../../../forms/FormSearchSelect.tsx'
import { FormSelect } from '../../../../forms/FormSelect.tsx'
import { FormTextArea } from '../../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useField } from '../../../../forms/useField.ts'
import { locales } from '../../../../format/locale.ts'
import { localeTable } from '../../../../locales/localeTable.ts'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { AmountPlace } from './InvoiceForm.styles.ts'
import { useInvoiceForm } from './useInvoiceForm.ts'
import type { InvoiceFormPlan } from './useInvoiceForm.ts'

interface InvoiceFormProps extends InvoiceFormPlan {
  /** What can be asked for, the usual first. */
  choice: readonly NamedAsset[]
  cancelHref: string
}

/** A new invoice: how much and what for, who pays, and where the link goes. */
export function InvoiceForm({ choice, cancelHref, ...plan }: InvoiceFormProps) {
  const t = useT('merchantInvoice')
  const tCommon = useT('common')
  const form = useInvoiceForm(plan)
  const { field } = form
  const asset = useField(field.asset).state.value
  const isMailed = useField(field.sendEmail).state.value
  const decimals = choice.find(({ code }) => code === asset)?.decimals
  useEffect(() => {
    form.setContext('amount', {
      required: true,
      positive: true,
      ...(decimals === undefined ? {} : { decimals }),
    })
  }, [form, decimals])
  useEffect(() => form.setContext('email', { required: isMailed }), [form, isMailed])
  return (
    <Form form={form} aria-label={t('form.label')} gap="4">
      <SectionCard title={t('form.what')}>
        <AmountPlace>
          <FormAmountField field={field.amount} label={t('form.amount')} code={asset} />
          <FormSearchSelect
            field={field.asset}
            label={t('form.asset')}
            searchLabel={t('form.searchAsset')}
            emptyLabel={t('form.noAsset')}
            options={choice.map(({ code, name }) => ({ value: code, label: code, detail: name }))}
          />
        </AmountPlace>
        <FormTextField
          field={field.productTitle}
          label={t('form.product')}
          hint={t('form.productHint')}
          autoComplete="off"
        />
        <FormTextArea field={field.productDescription} label={t('form.description')} />
      </SectionCard>
      <SectionCard title={t('form.who')}>
        <FormTextField
          field={field.email}
          label={t('form.email')}
          hint={t('form.emailHint')}
          autoComplete="off"
        />
        <FormCheckbox field={field.sendEmail}>{t('form.mail')}</FormCheckbox>
        <FormTextField
          field={field.reference}
          label={t('form.reference')}
          hint={t('form.referenceHint')}
          autoComplete="off"
          spellCheck={false}
        />
        <FormSelect
          field={field.locale}
          label={t('form.language')}
          options={locales.map(value => ({ value, label: localeTable[value].name }))}
        />
      </SectionCard>
      <Inline gap="2">
        <SubmitButton form={form} pendingLabel={t('form.creating')}>
          {t('form.create')}
        </SubmitButton>
        <LinkButton size="l" variant="ghost" href={cancelHref}>
          {tCommon('verb.cancel')}
        </LinkButton>
      </Inline>
    </Form>
  )
}
