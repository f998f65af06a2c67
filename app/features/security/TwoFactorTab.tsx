import { TwoFactorActions } from '@souk/design-system/domain/people/security/twoFactor/TwoFactorActions.tsx'
import { TwoFactorPanel } from '@souk/design-system/domain/people/security/twoFactor/TwoFactorPanel.tsx'
import { useState } from 'react'
import type { SecurityTabProps } from './securityTabProps.ts'
import { SetTwoFactorActionsMutation } from './TwoFactor.mutations.ts'
import { TwoFactorCodes } from './TwoFactorCodes.tsx'
import { TwoFactorStop } from './TwoFactorStop.tsx'
import { TwoFactorTurnOn } from './TwoFactorTurnOn.tsx'
import { useSecurityCall } from './useSecurityCall.ts'

/** What is being done with the second factor; each is a panel of its own. */
const steps = { turnOn: TwoFactorTurnOn, turnOff: TwoFactorStop, codes: TwoFactorCodes } as const
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
