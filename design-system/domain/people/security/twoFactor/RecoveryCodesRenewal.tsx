import { useT } from '../../../../locales/useT.ts'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecurityPanel } from '../SecurityPanel.tsx'

interface RecoveryCodesRenewalProps {
  userName: string
  /** The new ones, once they are made. */
  codes: readonly string[] | null
  /** A refusal of `code` lands on the field. */
  onSubmit: (values: { readonly code: string }) => unknown
  onCancel: () => void
  /** They are kept; it is done. */
  onDone: () => void
}

/** New recovery codes for a code of the authenticator; the old ones end with it. */
export function RecoveryCodesRenewal({
  userName,
  codes,
  onSubmit,
  onCancel,
  onDone,
}: RecoveryCodesRenewalProps) {
  const t = useT('security')
  const tCommon = useT('common')
  return (
    <SecurityPanel title={t('twoFactor.newCodes')}>
      {codes === null ? (
        <CodeForm
          label={t('twoFactor.newCodes')}
          lead={t('codes.renewal')}
          submitLabel={t('codes.make')}
          backLabel={tCommon('verb.cancel')}
          onBack={onCancel}
          onSubmit={onSubmit}
        />
      ) : (
        <RecoveryCodes codes={codes} userName={userName} onKept={onDone} />
      )}
    </SecurityPanel>
  )
}
