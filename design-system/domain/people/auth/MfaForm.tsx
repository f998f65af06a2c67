import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { AuthCard } from './AuthCard.tsx'
import type { AuthFormProps } from './authForm.ts'
import { LostSecretNotice } from './LostSecretNotice.tsx'
import type { SecondFactorValues } from './SecondFactorForm.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'

type MfaFormProps = AuthFormProps<SecondFactorValues> & {
  /** The log-in page, to begin anew. */
  logInHref: string
}

/** The second step of a log-in. Six digits are sent as soon as they are there. */
export function MfaForm({ onSubmit, logInHref, lead, notice }: MfaFormProps) {
  const t = useT('auth')
  return (
    <AuthCard
      title={t('mfa.title')}
      lead={lead ?? t('mfa.lead')}
      notice={notice}
      elsewhere={
        <TextLink href={logInHref} data-standing="">
          {t('backToLogIn')}
        </TextLink>
      }
    >
      <SecondFactorForm
        label={t('mfa.title')}
        onSubmit={onSubmit}
        submitLabel={t('logIn')}
        pendingLabel={t('checking')}
      />
      <LostSecretNotice />
    </AuthCard>
  )
}
