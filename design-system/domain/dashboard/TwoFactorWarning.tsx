import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useT } from '../../locales/useT.ts'
import { Notice } from '../../primitives/notice/Notice.tsx'

/** Says that a password alone opens the account. */
export function TwoFactorWarning() {
  const t = useT('dashboard')
  return (
    <Notice tone="warning" icon={ShieldAlert} title={t('twoFactorOff')}>
      {t('twoFactorText')}
    </Notice>
  )
}
