import { RecoveryCodesRenewal } from '@souk/design-system/domain/people/security/twoFactor/RecoveryCodesRenewal.tsx'
import { useState } from 'react'
import { RenewRecoveryCodesMutation } from './TwoFactor.mutations.ts'
import type { TwoFactorStepProps } from './twoFactorStep.ts'
import { useSecurityCall } from './useSecurityCall.ts'

/** Makes new recovery codes; they are forgotten with the panel. */
export function TwoFactorCodes({ viewer, onDone }: TwoFactorStepProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useSecurityCall(RenewRecoveryCodesMutation)
  const onSubmit = async ({ code }: { readonly code: string }) => {
    const { renewRecoveryCodes } = await renew({ input: { code } })
    setCodes(renewRecoveryCodes?.codes ?? null)
  }
  return (
    <RecoveryCodesRenewal
      userName={viewer.userName}
      codes={codes}
      onSubmit={onSubmit}
      onCancel={onDone}
      onDone={onDone}
    />
  )
}
