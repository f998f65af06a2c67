import { fieldLengths } from '../../../forms/fieldLengths.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import MailCheck from 'lucide-react/icons/mail-check'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { Moment } from '../../../format/date/formatDate.ts'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormCodeField } from '../../../forms/FormCodeField.tsx'
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { AccountName } from '../auth/AccountName.tsx'
import { authenticatorDigits } from '../auth/authForm.ts'
import { ResendButton } from '../auth/ResendButton.tsx'
import { PanelActions } from './SecurityPanel.styles.ts'
import { SecurityPanel } from './SecurityPanel.tsx'
import { CodePlace } from './twoFactor/TwoFactorSetup.styles.ts'

export interface EmailValues {
  readonly email: string
  /** Where there is one. */
  readonly password?: string
  /** Of the authenticator, where it is on. */
  readonly code?: string
}

interface EmailFormProps {
  /** Whose password it asks for. */
  userName: string
  /** The address of the account; null for one that came by the messenger. */
  email: string | null
  isConfirmed: boolean
  /** The letter that confirms the address, sent again; for an address that is not confirmed. */
  resend?:
    | { readonly at: Moment | null; readonly isSending: boolean; readonly onSend: () => void }
    | undefined
  /** The new address, while its link waits to be opened. */
  waiting?: { readonly email: string; readonly expiresAt: Moment } | null | undefined
  /** An account that came by the messenger has none yet. */
  hasPassword: boolean
  /** The second factor is on. */
  needsCode: boolean
  /** For how long withdrawals are held after it (settings). */
  holdHours: number
  /** Refusals of `email`, `password` and `code` land on their fields. */
  onSubmit: (values: EmailValues) => unknown
}

/** Changes the address of an account: a link goes to the new one, which counts once it is opened. */
export function EmailForm(props: EmailFormProps) {
  const { userName, email, isConfirmed, resend, waiting = null } = props
  const { hasPassword, needsCode, holdHours, onSubmit } = props
  const t = useT('security')
  const tAuth = useT('auth')
  const locale = useLocale()
  const form = useForm({
    fields: {
      email: { typeId: 'email', context: { required: true, maxLength: fieldLengths.email.most } },
      password: {
        typeId: 'password',
        context: { required: hasPassword, maxLength: fieldLengths.password.most },
      },
      code: { typeId: 'code', context: { required: needsCode, length: authenticatorDigits } },
    },
    onSubmit: async ({ email, password, code }) => {
      await onSubmit({ email, ...(hasPassword ? { password } : {}), ...(needsCode ? { code } : {}) })
      form.reset()
    },
  })
  const { field } = form
  const waitingText =
    waiting &&
    t('email.waiting', {
      address: waiting.email,
      until: formatDate(waiting.expiresAt, { format: 'dateTime', locale }),
    })
  return (
    <SecurityPanel
      title={t('email.title')}
      mark={<EmailMark isConfirmed={isConfirmed && email !== null} />}
      lead={email ?? t('email.none')}
    >
      {resend && email !== null && !isConfirmed && (
        <Inline>
          <ResendButton resendAt={resend.at} onResend={resend.onSend} isResending={resend.isSending} />
        </Inline>
      )}
      <CodePlace>
        <Form form={form} aria-label={t('email.title')}>
          <AccountName userName={userName} />
          <Stack gap="4">
            <VisuallyHidden as="output">{waitingText}</VisuallyHidden>
            {waitingText !== null && <Notice tone="accent">{waitingText}</Notice>}
            <FormTextField field={field.email} label={t('email.next')} />
            {hasPassword && (
              <FormPasswordField
                field={field.password}
                label={tAuth('password')}
                autoComplete="current-password"
              />
            )}
            {needsCode && <FormCodeField field={field.code} label={tAuth('authenticatorCode')} />}
            <Notice>{t('follows', { time: formatDuration(holdHours * 60, locale) })}</Notice>
            <PanelActions>
              <SubmitButton form={form} size="m" pendingLabel={t('email.saving')}>
                {t('email.save')}
              </SubmitButton>
            </PanelActions>
          </Stack>
        </Form>
      </CodePlace>
    </SecurityPanel>
  )
}

function EmailMark({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useT('security')
  return isConfirmed ? (
    <Chip tone="positive" icon={MailCheck}>
      {t('email.confirmed')}
    </Chip>
  ) : (
    <Chip tone="warning" icon={CircleAlert}>
      {t('email.unconfirmed')}
    </Chip>
  )
}
