import { useMutation } from '@apollo/client/react'
import { AgreementLine } from '@souk/design-system/domain/people/auth/AgreementLine.tsx'
import { AuthCard } from '@souk/design-system/domain/people/auth/AuthCard.tsx'
import { messengerNames } from '@souk/design-system/domain/people/auth/messenger/messenger.ts'
import { PhoneCodeForm } from '@souk/design-system/domain/people/auth/phone/PhoneCodeForm.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { agreementHrefs } from './agreementHrefs.ts'
import { ShownInPlaceError } from '../../parts/captcha/ShownInPlaceError.ts'
import { MessengerPhoneNumber } from './MessengerPhoneNumber.tsx'
import { VerifyTelegramPhoneMutation } from './TelegramPhone.mutations.ts'
import { useMessengerFailure } from './useMessengerFailure.ts'
import { useMessengerNext } from './useMessengerNext.ts'
import { useMessengerPhone } from './useMessengerPhone.ts'

/** Somebody whose messenger no account is linked to proves a number: its account is theirs, or a new one is made. */
export function MessengerPhonePage() {
  const { steps } = useServices()
  const locale = useLocale()
  const t = useT('auth')
  const [step] = useState(() => steps.of('messengerPhone'))
  const token = step?.token ?? ''
  const next = useMessengerNext()
  const fail = useMessengerFailure()
  const [verify] = useMutation(VerifyTelegramPhoneMutation, { context: marked({ errors: 'place' }) })

  /** What a form can't mend ends the log-in; the rest lands on its fields. */
  const orEnd = async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code === undefined || !endings.has(refusal.code)) throw error
      fail(error)
      throw new ShownInPlaceError('The log-in has ended')
    }
  }
  const phone = useMessengerPhone(token, orEnd)
  if (step === null) return <Navigate to={withLocale(locale, paths.logIn('telegram'))} replace />
  const { sent } = phone
  return (
    <NarrowLayout>
      <AuthCard
        title={t('messenger.phoneTitle')}
        lead={sent === null ? t('messenger.phoneLead', { messenger: messengerNames.telegram }) : undefined}
        elsewhere={
          <TextLink href={paths.logIn()} data-standing="">
            {t('backToLogIn')}
          </TextLink>
        }
      >
        {sent === null ? (
          <>
            <AgreementLine hrefs={agreementHrefs} />
            <MessengerPhoneNumber onSubmit={phone.send} />
          </>
        ) : (
          <PhoneCodeForm
            phone={sent.phone}
            method={sent.method}
            resendAt={sent.againAt}
            onResend={phone.resend}
            isResending={phone.isSending}
            onOtherNumber={phone.forget}
            onSubmit={async ({ code }) => {
              const { data } = await orEnd(() => verify({ variables: { token, input: { code } } }))
              if (data?.verifyTelegramPhone) await next(data.verifyTelegramPhone)
            }}
          />
        )}
      </AuthCard>
    </NarrowLayout>
  )
}

/** Refusals after which the link is worth nothing. */
const endings: ReadonlySet<string> = new Set([
  'step_expired',
  'messenger_taken',
  'messenger_linked_already',
  'user_blocked',
])
