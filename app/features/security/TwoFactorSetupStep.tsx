import { SecurityPanelLoading } from '@souk/design-system/domain/people/security/SecurityPanelLoading.tsx'
import { TwoFactorSetup } from '@souk/design-system/domain/people/security/twoFactor/TwoFactorSetup.tsx'
import { TwoFactorStart } from '@souk/design-system/domain/people/security/twoFactor/TwoFactorStart.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TwoFactorStepProps } from './twoFactorStep.ts'
import { ConfirmTwoFactorMutation, StartTwoFactorMutation } from './TwoFactor.mutations.ts'
import { useSecurityCall } from './useSecurityCall.ts'

interface Secret {
  readonly secret: string
  readonly uri: string
}

/** Turns the second factor on: the password, the secret, a code of it, the recovery codes. All of it is forgotten with the panel. */
export function TwoFactorSetupStep({ viewer, security, onDone }: TwoFactorStepProps) {
  const [made, setMade] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const start = useSecurityCall(StartTwoFactorMutation)
  const confirm = useSecurityCall(ConfirmTwoFactorMutation)
  const onStart = async (password?: { readonly password: string }) => {
    const { startTwoFactor } = await start({
      input: { twoWayAuthMethod: 'google_authenticator', ...password },
    })
    setMade(startTwoFactor)
  }
  if (made === null && security.hasPassword)
    return <TwoFactorStart userName={viewer.userName} onSubmit={onStart} onCancel={onDone} />
  if (made === null) return <StartAtOnce start={onStart} onFailed={onDone} />
  return (
    <TwoFactorSetup
      {...made}
      userName={viewer.userName}
      recoveryCodes={codes}
      onConfirm={async input => {
        const { confirmTwoFactor } = await confirm({ input })
        setCodes(confirmTwoFactor?.codes ?? null)
      }}
      onCancel={onDone}
      onDone={onDone}
    />
  )
}

/** An account that came by the messenger has no password to ask for. */
function StartAtOnce({ start, onFailed }: { start: () => Promise<void>; onFailed: () => void }) {
  const begin = useEffectEvent(() => void start().catch(onFailed))
  useEffect(() => begin(), [])
  return <SecurityPanelLoading />
}
