import type { Rule } from '../../../../forms/engine/fieldType.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormCodeField } from '../../../../forms/FormCodeField.tsx'
import { FormRadioGroup } from '../../../../forms/FormRadioGroup.tsx'
import { FormSearchSelect } from '../../../../forms/FormSearchSelect.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { errorStatus } from '../../../../forms/engine/formMessage.ts'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useField } from '../../../../forms/useField.ts'
import { useForm } from '../../../../forms/useForm.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { authenticatorDigits } from '../authForm.ts'
import { byName, callingCode, internationalPhone, isPhone, phoneCodeDigits, phoneMethods } from './phone.ts'
import type { PhoneCountry, PhoneMethod, PhoneValues } from './phone.ts'

interface PhoneFormProps {
  countries: readonly PhoneCountry[]
  /** Where the viewer probably is. */
  initialCountry: string | null
  /** What the operator has set up; both when left out. */
  methods?: readonly PhoneMethod[] | undefined
  /** A confirmed number is changed while the second factor is on. */
  needsCode?: boolean | undefined
  /** Has the code sent. A refusal of `phone` lands on the number. */
  onSubmit: (values: PhoneValues) => unknown
}

const looksLikePhone: Rule<string> = typed => (isPhone(typed) ? null : errorStatus('number'))

/** Where to call or write to, and which of the two. Use `PhoneCodeForm` once the code is on its way. */
export function PhoneForm(props: PhoneFormProps) {
  const { countries, initialCountry, methods = phoneMethods, needsCode = false, onSubmit } = props
  const t = useT('phone')
  const tAuth = useT('auth')
  const locale = useLocale()
  const countryOf = (code: string) => countries.find(({ countryCode }) => countryCode === code)
  const form = useForm({
    fields: {
      countryCode: { typeId: 'select', initial: initialCountry ?? '', context: { required: true } },
      phone: { typeId: 'text', context: { required: true, rules: [looksLikePhone] } },
      method: { typeId: 'select', initial: methods[0] ?? 'sms', context: { required: true } },
      code: { typeId: 'code', context: { required: needsCode, length: authenticatorDigits } },
    },
    onSubmit: ({ countryCode, phone, method, code }) => {
      const country = countryOf(countryCode)
      if (!country) throw new Error(`No calling code of ${countryCode}`)
      return onSubmit({
        phone: internationalPhone(country, phone),
        countryCode,
        method: method as PhoneMethod,
        ...(needsCode ? { code } : {}),
      })
    },
  })
  const country = countryOf(useField(form.field.countryCode).state.value)
  const method = useField(form.field.method).state.value as PhoneMethod
  return (
    <Form form={form} aria-label={t('number')} gap="4">
      <FormSearchSelect
        field={form.field.countryCode}
        label={t('country')}
        placeholder={t('chooseCountry')}
        searchLabel={t('searchCountry')}
        emptyLabel={t('noCountry')}
        options={byName(countries, locale).map(item => ({
          value: item.countryCode,
          label: item.countryName,
          detail: callingCode(item),
        }))}
      />
      <FormTextField
        field={form.field.phone}
        label={t('number')}
        inputMode="tel"
        autoComplete="tel-national"
        start={country === undefined ? undefined : callingCode(country)}
      />
      {methods.length > 1 && (
        <FormRadioGroup
          field={form.field.method}
          label={t('how')}
          options={methods.map(value => ({
            value,
            label: t(`method.${value}`),
            note: t(`methodNote.${value}`, { digits: phoneCodeDigits[value] }),
          }))}
        />
      )}
      {needsCode && <FormCodeField field={form.field.code} label={tAuth('authenticatorCode')} />}
      <SubmitButton form={form} width="fill" pendingLabel={t(`sending.${method}`)}>
        {t(`send.${method}`)}
      </SubmitButton>
    </Form>
  )
}
