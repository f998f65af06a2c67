import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'

interface TwoFactorWarningProps {
  /** The page where it is turned on. */
  href?: string | undefined
}

/** Says that a password alone opens the account, and leads to where that ends. */
export function TwoFactorWarning({ href }: TwoFactorWarningProps) {
  const t = useT('dashboard')
  const action =
    href === undefined ? undefined : (
      <LinkButton href={href} variant="primary" size="s">
        {t('twoFactorTurnOn')}
      </LinkButton>
    )
  return (
    <Notice tone="warning" icon={ShieldAlert} title={t('twoFactorOff')} action={action}>
      {t('twoFactorText')}
    </Notice>
  )
}
