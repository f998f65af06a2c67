import { TwoFactorOff } from '@souk/design-system/domain/people/security/twoFactor/TwoFactorOff.tsx'
import { StopTwoFactorMutation } from './TwoFactor.mutations.ts'
import type { TwoFactorStepProps } from './twoFactorStep.ts'
import { useHoldHours } from './useHoldHours.ts'
import { useSecurityCall } from './useSecurityCall.ts'

/** Turns the second factor off. */
export function TwoFactorStop({ onDone }: TwoFactorStepProps) {
  const stop = useSecurityCall(StopTwoFactorMutation)
  const onSubmit = async ({ code }: { readonly code: string }) => {
    await stop({ input: { code } })
    onDone()
  }
  return <TwoFactorOff onSubmit={onSubmit} onCancel={onDone} holdHours={useHoldHours()} />
}
