import { TwoFactorActions } from '@souk/design-system/domain/people/security/twoFactor/TwoFactorActions.tsx'
import { TwoFactorPanel } from '@souk/design-system/domain/people/security/twoFactor/TwoFactorPanel.tsx'
import { useState } from 'react'
import type { SecurityTabProps } from './securityTabProps.ts'
import {
  RenewRecoveryCodesMutation,
  SetTwoFactorActionsMutation,
  StopTwoFactorMutation,
} from './TwoFactor.mutations.ts'
import { TwoFactorSetupStep } from './TwoFactorSetupStep.tsx'
import { useSecurityCall } from './useSecurityCall.ts'
import { RecoveryCodesRenewal } from '@souk/design-system/domain/people/security/twoFactor/RecoveryCodesRenewal.tsx'
import type { TwoFactorStepProps } from './twoFactorStep.ts'
import { TwoFactorRemoval } from '@souk/design-system/domain/people/security/twoFactor/TwoFactorRemoval.tsx'
import { useHoldHours } from './useHoldHours.ts'

/** What is being done with the second factor; each is a panel of its own. */
const steps = { turnOn: TwoFactorSetupStep, turnOff: TwoFactorStop, codes: TwoFactorCodes } as const
type Step = keyof typeof steps

/** The second factor: how it stands, what is being done with it, and what asks for it. */
export function TwoFactorTab({ viewer, security }: SecurityTabProps) {
  const [step, setStep] = useState<Step | null>(null)
  const setActions = useSecurityCall(SetTwoFactorActionsMutation)
  const { twoFactorEnabled: isOn } = security
  if (step !== null) {
    const Panel = steps[step]
    return <Panel viewer={viewer} security={security} onDone={() => setStep(null)} />
  }
  return (
    <>
      <TwoFactorPanel
        isOn={isOn}
        since={security.twoFactorSince}
        codesLeft={security.recoveryCodesLeft}
        onTurnOn={() => setStep('turnOn')}
        onTurnOff={() => setStep('turnOff')}
        onNewCodes={() => setStep('codes')}
      />
      <TwoFactorActions
        on={security.twoFactorActions}
        isTwoFactorOn={isOn}
        onSubmit={({ actions, code }) => setActions({ input: { actions: [...actions], code } })}
      />
    </>
  )
}

/** Makes new recovery codes; they are forgotten with the panel. */
function TwoFactorCodes({ viewer, onDone }: TwoFactorStepProps) {
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

/** Turns the second factor off. */
function TwoFactorStop({ onDone }: TwoFactorStepProps) {
  const stop = useSecurityCall(StopTwoFactorMutation)
  const onSubmit = async ({ code }: { readonly code: string }) => {
    await stop({ input: { code } })
    onDone()
  }
  return <TwoFactorRemoval onSubmit={onSubmit} onCancel={onDone} holdHours={useHoldHours()} />
}
