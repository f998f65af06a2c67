import type { Moment } from '../../../../format/date/formatDate.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormCodeField } from '../../../../forms/FormCodeField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { useTimeLeft } from '../../../reference/clock/useTimeLeft.ts'
import { phoneCodeDigits, phoneMethods } from './phone.ts'
import type { PhoneMethod } from './phone.ts'
import { ResendButton } from '../ResendButton.tsx'

export interface PhoneCodeFormProps {
  /** Where the code went. */
  phone: string
  /** How it went there: decides how many digits it has. */
  method: PhoneMethod
  methods?: readonly PhoneMethod[] | undefined
  onSubmit: (values: { readonly code: string }) => unknown
  /** When another code may be asked for, by either method; null is now. */
  resendAt: Moment | null
  onResend: (method: PhoneMethod) => void
  isResending: boolean
  /** Back to the number. */
  onOtherNumber: () => void
}

/** The code that was called in or sent, with the ways to another one. */
export function PhoneCodeForm(props: PhoneCodeFormProps) {
  // A form's fields are made once: another method has a code of another length.
  return <CodeOfMethod key={props.method} {...props} />
}

function CodeOfMethod(props: PhoneCodeFormProps) {
  const { phone, method, methods = phoneMethods, onSubmit, onOtherNumber, ...again } = props
  const t = useT('phone')
  const tAuth = useT('auth')
  const tCommon = useT('common')
  const digits = phoneCodeDigits[method]
  const form = useForm({
    fields: { code: { typeId: 'code', context: { required: true, length: digits } } },
    onSubmit,
  })
  return (
    <Form form={form} aria-label={tAuth('code')} gap="4">
      <Text as="p" tone="secondary">
        {t(`sentTo.${method}`, { phone })}
      </Text>
      <FormCodeField
        field={form.field.code}
        label={t(`codeOf.${method}`, { digits })}
        onComplete={() => void form.submit()}
      />
      <SubmitButton form={form} width="fill" pendingLabel={tAuth('checking')}>
        {tCommon('verb.confirm')}
      </SubmitButton>
      <OtherWays method={method} methods={methods} onOtherNumber={onOtherNumber} {...again} />
    </Form>
  )
}

type OtherWaysProps = Omit<PhoneCodeFormProps, 'phone' | 'onSubmit' | 'methods'> & {
  methods: readonly PhoneMethod[]
}

function OtherWays({ method, methods, resendAt, onResend, isResending, onOtherNumber }: OtherWaysProps) {
  const t = useT('phone')
  const other = methods.find(one => one !== method)
  const isTime = useTimeLeft(resendAt) === 0
  return (
    <Stack gap="2">
      <ResendButton
        width="fill"
        resendAt={resendAt}
        isResending={isResending}
        onResend={() => onResend(method)}
      >
        {t(`again.${method}`)}
      </ResendButton>
      {other !== undefined && isTime && !isResending && (
        <Button variant="ghost" width="fill" onClick={() => onResend(other)}>
          {t(`instead.${other}`)}
        </Button>
      )}
      <Button variant="ghost" width="fill" onClick={onOtherNumber}>
        {t('otherNumber')}
      </Button>
    </Stack>
  )
}
