import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { useRules } from '../../../../locales/rules.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormAmountField } from '../../../../forms/FormAmountField.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { formatDecimal } from '../../../../format/formatDecimal.ts'
import type { Locale } from '../../../../format/locale.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import type { AccessShape } from './integrationShape.ts'

interface AccessFormProps {
  access: AccessShape
  /** A refusal that it throws lands on the fields; answers what is kept, which a browser may write otherwise. */
  onSave: (access: AccessShape) => Promise<AccessShape>
}

/** As the server takes them. */
const percentDecimals = 2

const addresses = ['webhookUrl', 'successUrl', 'failUrl'] as const

const rawsOf = (access: AccessShape, locale: Locale) => ({
  webhookUrl: access.webhookUrl ?? '',
  successUrl: access.successUrl ?? '',
  failUrl: access.failUrl ?? '',
  tolerancePercent: formatDecimal(access.tolerancePercent, locale),
})

/** Where a shop hears of its invoices, where its payers go back to, and how exactly they have to pay. */
export function AccessForm({ access, onSave }: AccessFormProps) {
  const t = useT('merchantIntegration')
  const locale = useLocale()
  const raws = rawsOf(access, locale)
  const address = { maxLength: fieldLengths.storeUrl.most }
  const { tolerancePercentMax } = useRules().store
  const form = useForm({
    fields: {
      webhookUrl: { typeId: 'text', initial: raws.webhookUrl, context: address },
      successUrl: { typeId: 'text', initial: raws.successUrl, context: address },
      failUrl: { typeId: 'text', initial: raws.failUrl, context: address },
      tolerancePercent: {
        typeId: 'amount',
        initial: raws.tolerancePercent,
        context: { required: true, min: '0', max: tolerancePercentMax, decimals: percentDecimals },
      },
    },
    onSubmit: async ({ webhookUrl, successUrl, failUrl, tolerancePercent }) => {
      const orNone = (text: string) => (text === '' ? null : text)
      const kept = await onSave({
        webhookUrl: orNone(webhookUrl),
        successUrl: orNone(successUrl),
        failUrl: orNone(failUrl),
        tolerancePercent,
      })
      form.reset(rawsOf(kept, locale))
    },
  })
  const { field } = form
  return (
    <SectionCard title={t('access.title')} lead={t('access.lead')}>
      <Form form={form} aria-label={t('access.title')} gap="4">
        {addresses.map(name => (
          <FormTextField
            key={name}
            field={field[name]}
            label={t(`access.${name}`)}
            hint={t(`access.${name}Hint`)}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="https://"
          />
        ))}
        <FormAmountField
          field={field.tolerancePercent}
          label={t('access.tolerance')}
          hint={t('access.toleranceHint')}
          code="%"
        />
        <div>
          <SubmitButton form={form} size="m" pendingLabel={t('access.saving')}>
            {t('access.save')}
          </SubmitButton>
        </div>
      </Form>
    </SectionCard>
  )
}
