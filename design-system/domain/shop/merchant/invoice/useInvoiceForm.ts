import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { useRules } from '../../../../locales/rules.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import type { Rule } from '../../../../forms/engine/fieldType.ts'
import { useForm } from '../../../../forms/useForm.ts'
import { trim } from '../../../../format/decimal.ts'
import { formatDecimal } from '../../../../format/formatDecimal.ts'
import { locales } from '../../../../format/locale.ts'
import type { Locale } from '../../../../format/locale.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import type { InvoiceDetailShape, InvoiceValues } from './merchantInvoice.ts'

const referenceShape = /^[\x21-\x7e]+$/

/** What another invoice gives to its copy. Its order number stays its own. */
type Copied = Pick<InvoiceDetailShape, 'amount' | 'productTitle' | 'productDescription' | 'email' | 'locale'>

export interface InvoiceFormPlan {
  /** What is asked for at first; a copy’s amount is taken along only where it is in the same. */
  firstAsset: string
  /** The language of the store’s payers. */
  defaultLocale: Locale
  /** The invoice that this one begins as a copy of; null for none. */
  copied: Copied | null
  /** A refusal that it throws lands on the fields. */
  onSave: (values: InvoiceValues) => Promise<unknown>
}

const fields = (
  { firstAsset, defaultLocale, copied }: InvoiceFormPlan,
  shown: Locale,
  isReference: Rule<string>,
) =>
  ({
    amount: {
      typeId: 'amount',
      initial: copied?.amount.asset === firstAsset ? formatDecimal(trim(copied.amount.amount), shown) : '',
      context: { required: true, positive: true },
    },
    asset: { typeId: 'select', initial: firstAsset, context: { required: true } },
    productTitle: {
      typeId: 'text',
      initial: copied?.productTitle ?? '',
      context: { required: true, maxLength: fieldLengths.invoiceTitle.most },
    },
    productDescription: {
      typeId: 'textArea',
      initial: copied?.productDescription ?? '',
      context: { maxLength: fieldLengths.invoiceDescription.most },
    },
    email: { typeId: 'email', initial: copied?.email ?? '' },
    sendEmail: { typeId: 'checkbox' },
    reference: { typeId: 'text', context: { rules: [isReference] } },
    locale: {
      typeId: 'select',
      initial: copied?.locale ?? defaultLocale,
      context: { required: true, options: locales },
    },
  }) as const

/** The fields of a new invoice, empty or as a copy of another. */
export function useInvoiceForm(plan: InvoiceFormPlan): Form<ReturnType<typeof fields>> {
  const t = useT('merchantInvoice')
  const shown = useLocale()
  const { referenceMax } = useRules().store
  const isReference: Rule<string> = value =>
    referenceShape.test(value) && value.length <= referenceMax
      ? null
      : { kind: 'error', message: { refusal: { text: t('form.referenceWrong') } } }
  return useForm({
    fields: fields(plan, shown, isReference),
    onSubmit: ({ email, reference, locale, ...values }) =>
      plan.onSave({
        ...values,
        email: email === '' ? null : email,
        reference: reference === '' ? null : reference,
        locale: locale as Locale,
      }),
  })
}
