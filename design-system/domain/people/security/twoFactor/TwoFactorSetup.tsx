import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { StepList } from '../../../../primitives/step/StepList.tsx'
import { CodeForm } from './CodeForm.tsx'
import { SecurityPanel } from '../SecurityPanel.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorSecret } from './TwoFactorSecret.tsx'

/** The steps of turning the second factor on. */
export const setupSteps = ['scan', 'confirm', 'keep'] as const

interface TwoFactorSetupProps {
  /** Base32, as apps take it. */
  secret: string
  /** The same for a camera: `otpauth://totp/…`. */
  uri: string
  userName: string
  /** Confirms that the app has it. A refusal of `code` lands on the field. */
  onConfirm: (values: { readonly code: string }) => unknown
  /** Once it is on: what opens the account without the phone. Leads to the last step. */
  recoveryCodes: readonly string[] | null
  onCancel: () => void
  /** They are kept; it is done. */
  onDone: () => void
}

/** Turns the second factor on in three steps. It is on once the code of the second one was right, not before. */
export function TwoFactorSetup(props: TwoFactorSetupProps) {
  const { secret, uri, userName, onConfirm, recoveryCodes, onCancel, onDone } = props
  const t = useT('security')
  const tCommon = useT('common')
  const [isScanned, setScanned] = useState(false)
  const before = isScanned ? 1 : 0
  const current = recoveryCodes === null ? before : 2
  return (
    <SecurityPanel title={t('setup.title')}>
      <StepList
        steps={setupSteps.map(step => t(`setup.step.${step}`))}
        current={current}
        doneLabel={t('setup.done')}
        summary={tCommon('stepOf', { step: current + 1, steps: setupSteps.length })}
      />
      {recoveryCodes !== null && <RecoveryCodes codes={recoveryCodes} userName={userName} onKept={onDone} />}
      {current === 0 && <TwoFactorSecret {...{ secret, uri, onCancel }} onScanned={() => setScanned(true)} />}
      {current === 1 && (
        <CodeForm
          label={t('setup.step.confirm')}
          lead={t('setup.confirm')}
          submitLabel={t('twoFactor.turnOn')}
          pendingLabel={t('setup.confirming')}
          backLabel={tCommon('verb.back')}
          onBack={() => setScanned(false)}
          onSubmit={onConfirm}
        />
      )}
    </SecurityPanel>
  )
}
