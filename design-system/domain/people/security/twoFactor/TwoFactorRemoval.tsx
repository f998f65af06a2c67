import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { LostSecretNotice } from '../../auth/LostSecretNotice.tsx'
import type { SecondFactorValues } from '../../auth/SecondFactorForm.tsx'
import { SecondFactorForm } from '../../auth/SecondFactorForm.tsx'
import { SecurityPanel } from '../SecurityPanel.tsx'
import { CodePlace } from './TwoFactorSetup.styles.ts'

interface TwoFactorRemovalProps {
  /** A refusal of `code` lands on the field. */
  onSubmit: (values: SecondFactorValues) => unknown
  onCancel: () => void
  /** For how long withdrawals are held after it (settings). */
  holdHours: number
}

/** Turns the second factor off, with the second factor; says what follows before it happens. */
export function TwoFactorRemoval({ onSubmit, onCancel, holdHours }: TwoFactorRemovalProps) {
  const t = useT('security')
  const tCommon = useT('common')
  const locale = useLocale()
  return (
    <SecurityPanel title={t('twoFactor.offTitle')}>
      <CodePlace>
        <Stack gap="4">
          <Notice tone="warning" title={t('twoFactor.offWarning')}>
            {t('follows', { time: formatDuration(holdHours * 60, locale) })}
          </Notice>
          <SecondFactorForm
            label={t('twoFactor.offTitle')}
            onSubmit={onSubmit}
            submitLabel={t('twoFactor.turnOff')}
            pendingLabel={t('twoFactor.turningOff')}
          >
            <Button variant="ghost" width="fill" onClick={onCancel}>
              {tCommon('verb.cancel')}
            </Button>
          </SecondFactorForm>
          <LostSecretNotice />
        </Stack>
      </CodePlace>
    </SecurityPanel>
  )
}
