import { useMutation } from '@apollo/client/react'
import type { PhoneMethod, PhoneValues } from '@souk/design-system/domain/people/auth/phone/phone.ts'
import { useState } from 'react'
import type { TelegramPhoneMutation as TelegramPhoneData } from '../../__generated__/graphql.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { secondsToWait } from '../../network/apollo/secondsToWait.ts'
import { useServices } from '../../services/useServices.ts'
import { TelegramPhoneMutation } from './TelegramPhone.mutations.ts'

type Sent = NonNullable<TelegramPhoneData['telegramPhone']>

interface MessengerPhone {
  /** The code that is on its way; null before there is one. */
  readonly sent: Sent | null
  readonly send: (values: PhoneValues) => Promise<void>
  /** Another code to the same number. */
  readonly resend: (method: PhoneMethod) => void
  readonly isSending: boolean
  /** Back to the number. */
  readonly forget: () => void
}

/**
 * Has codes sent to the number of somebody who came by the messenger.
 * @param orEnd ends the log-in where nothing can be mended
 */
export function useMessengerPhone(
  token: string,
  orEnd: <Answer>(call: () => Promise<Answer>) => Promise<Answer>,
): MessengerPhone {
  const { clock } = useServices()
  const [sent, setSent] = useState<(Sent & { readonly to: string }) | null>(null)
  const [call, { loading }] = useMutation(TelegramPhoneMutation, { context: marked({ errors: 'place' }) })
  const send = async (to: string, method: PhoneMethod) => {
    const { data } = await orEnd(() => call({ variables: { token, input: { phone: to, method } } }))
    if (data?.telegramPhone) setSent({ ...data.telegramPhone, to })
  }
  const resend = async (method: PhoneMethod) => {
    if (sent === null) return
    try {
      await send(sent.to, method)
    } catch (error) {
      // The button says how long to wait; what nobody answered, an alert has said.
      const seconds = secondsToWait(error)
      if (seconds === null) return
      setSent({ ...sent, againAt: new Date(clock.now().getTime() + seconds * 1000).toISOString() })
    }
  }
  return {
    sent,
    send: ({ phone, method }) => send(phone, method),
    resend: method => void resend(method),
    isSending: loading,
    forget: () => setSent(null),
  }
}
