import Mail from 'lucide-react/icons/mail'
import type { Moment } from '../../../format/date/formatDate.ts'
import { useT } from '../../../locales/useT.ts'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { ResendButton } from './ResendButton.tsx'

interface EmailConfirmBannerProps {
  /** Where the link went, whole: a mistyped address must be seen. */
  email: string
  resendAt: Moment | null
  onResend: () => void
  isResending: boolean
  /** Where the address is changed. */
  changeHref: string
}

/** Reminds somebody who has just signed up that their address is only a claim so far. */
export function EmailConfirmBanner({
  email,
  resendAt,
  onResend,
  isResending,
  changeHref,
}: EmailConfirmBannerProps) {
  const t = useT('auth')
  return (
    <Notice
      tone="accent"
      icon={Mail}
      title={t('confirmEmail.title')}
      action={
        <Inline gap="3">
          <ResendButton size="s" resendAt={resendAt} onResend={onResend} isResending={isResending} />
          <TextLink href={changeHref} data-standing="">
            {t('confirmEmail.change')}
          </TextLink>
        </Inline>
      }
    >
      {t('confirmEmail.text', { address: email })}
    </Notice>
  )
}
