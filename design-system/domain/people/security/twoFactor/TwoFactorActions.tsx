import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { CodeForm } from './CodeForm.tsx'
import { SecurityPanel } from '../SecurityPanel.tsx'
import { ActionRow } from './TwoFactorActions.styles.ts'
import { twoFactorActions } from './twoFactorAction.ts'
import type { TwoFactorAction } from './twoFactorAction.ts'

export interface TwoFactorActionsValues {
  /** All that are to ask for a code from now on. */
  readonly actions: readonly TwoFactorAction[]
  readonly code: string
}

interface TwoFactorActionsProps {
  /** Those that ask for a code. */
  on: readonly TwoFactorAction[]
  /** Nothing can ask for a code that nobody has. */
  isTwoFactorOn: boolean
  /** A refusal of `code` lands on the field. */
  onSubmit: (values: TwoFactorActionsValues) => unknown
}

/** Six things that can ask for a code, a switch each. What is switched counts once a code has confirmed it. */
export function TwoFactorActions({ on, isTwoFactorOn, onSubmit }: TwoFactorActionsProps) {
  const t = useT('security')
  const tCommon = useT('common')
  /** Switched and not confirmed yet. */
  const [switched, setSwitched] = useState<readonly TwoFactorAction[]>([])
  const wanted = twoFactorActions.filter(action => on.includes(action) !== switched.includes(action))
  const toggle = (action: TwoFactorAction) =>
    setSwitched(switched.includes(action) ? switched.filter(one => one !== action) : [...switched, action])
  return (
    <SecurityPanel title={t('actions.title')}>
      {!isTwoFactorOn && <Notice>{t('actions.offReason')}</Notice>}
      <ul>
        {twoFactorActions.map(action => (
          <ActionRow key={action}>
            <Switch
              side="end"
              checked={isTwoFactorOn && wanted.includes(action)}
              hint={t(`actions.does.${action}`)}
              onChange={() => isTwoFactorOn && toggle(action)}
              {...(isTwoFactorOn ? {} : { 'aria-disabled': true })}
            >
              {t(`actions.name.${action}`)}
            </Switch>
          </ActionRow>
        ))}
      </ul>
      {isTwoFactorOn && switched.length > 0 && (
        <CodeForm
          label={t('actions.title')}
          lead={t('actions.confirm')}
          submitLabel={tCommon('verb.save')}
          pendingLabel={tCommon('state.saving')}
          backLabel={tCommon('verb.cancel')}
          onBack={() => setSwitched([])}
          onSubmit={async ({ code }) => {
            await onSubmit({ actions: wanted, code })
            setSwitched([])
          }}
        />
      )}
    </SecurityPanel>
  )
}
