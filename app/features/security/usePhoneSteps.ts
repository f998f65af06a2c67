import type { PhoneMethod, PhoneValues } from '@souk/design-system/domain/people/auth/phone/phone.ts'
import type { PhonePanel, PhoneState } from '@souk/design-system/domain/people/security/PhonePanel.tsx'
import { useState, type ComponentProps } from 'react'
import {
  RemovePhoneMutation,
  SendPhoneSmsMutation,
  StartPhoneVerificationMutation,
  VerifyPhoneMutation,
} from './Phone.mutations.ts'
import type { SecurityState } from './Security.query.ts'
import { useSecurityCall } from './useSecurityCall.ts'

/** A code that is on its way. */
interface Sent {
  readonly phone: string
  readonly method: PhoneMethod
  readonly againAt: string
}

/** Where the viewer is on the way to another number, or to none; nowhere, when it is null. */
type Step = 'number' | 'remove' | Sent | null

type Steps = Pick<
  ComponentProps<typeof PhonePanel>,
  'state' | 'onNumber' | 'onCode' | 'onResend' | 'onOtherNumber' | 'onRemove' | 'onRemoveCode' | 'onKeep'
>

type PhoneStanding = Pick<SecurityState, 'phone' | 'phoneVerifiedAt'>

/** The way to a confirmed number. */
export function usePhoneSteps({ phone, phoneVerifiedAt }: PhoneStanding): Steps {
  const [step, setStep] = useState<Step>(null)
  const [number, setNumber] = useState<PhoneValues | null>(null)
  const [isResending, setResending] = useState(false)
  const start = useSecurityCall(StartPhoneVerificationMutation)
  const again = useSecurityCall(StartPhoneVerificationMutation, 'alert')
  const sms = useSecurityCall(SendPhoneSmsMutation, 'alert')
  const verify = useSecurityCall(VerifyPhoneMutation)
  const remove = useSecurityCall(RemovePhoneMutation)

  const resend = async (method: PhoneMethod) => {
    // A change took a code of the authenticator, and every call takes another one: it begins with the number.
    if (number === null || (method === 'call' && number.code !== undefined)) return setStep('number')
    setResending(true)
    try {
      const sent =
        method === 'sms'
          ? (await sms({})).sendPhoneSms
          : (await again({ input: { phone: number.phone, method } })).startPhoneVerification
      setStep(sent)
    } catch {
      // It was alerted; the code from before may still come.
    } finally {
      setResending(false)
    }
  }
  return {
    state: stateOf(step, { phone, phoneVerifiedAt }, isResending),
    onNumber: async values => {
      const { phone: typed, method, code } = values
      const { startPhoneVerification } = await start({
        input: { phone: typed, method, ...(code === undefined ? {} : { code }) },
      })
      setNumber(values)
      setStep(startPhoneVerification)
    },
    onCode: async input => {
      await verify({ input })
      setStep(null)
    },
    onResend: method => void resend(method),
    onOtherNumber: () => setStep('number'),
    onRemove: () => setStep('remove'),
    onRemoveCode: async input => {
      await remove({ input })
      setStep(null)
    },
    onKeep: () => setStep(null),
  }
}

function stateOf(step: Step, { phone, phoneVerifiedAt }: PhoneStanding, isResending: boolean): PhoneState {
  if (step === 'remove' && phone !== null) return { kind: 'remove', phone }
  if (step === null && phone !== null) return { kind: 'verified', phone, verifiedAt: phoneVerifiedAt }
  if (typeof step === 'string' || step === null) return { kind: 'number', isChange: phone !== null }
  const { phone: to, method, againAt } = step
  return { kind: 'code', phone: to, method, resendAt: againAt, isResending }
}
