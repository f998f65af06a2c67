import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../../primitives/state/ErrorState.tsx'
import { AuthCard } from '../AuthCard.tsx'
import type { MessengerLinkState } from './messenger.ts'
import { MessengerButton } from './MessengerButton.tsx'

interface MessengerLogInProps {
  /** The link to the bot. */
  link: MessengerLinkState
  /** The bot was opened: the page goes on to wait for it. */
  onMessenger: () => void
  /** The log-in by e-mail. */
  emailHref: string
  /** Why someone is here. */
  notice?: ReactNode
}

/** Logging in by the messenger alone. Use `MessengerWait` once its bot was opened. */
export function MessengerLogIn({ link, onMessenger, emailHref, notice }: MessengerLogInProps) {
  const t = useT('auth')
  return (
    <AuthCard
      title={t('logInTitle')}
      lead={t('messenger.lead')}
      notice={notice}
      elsewhere={
        <TextLink href={emailHref} data-standing="">
          {t('messenger.byEmail')}
        </TextLink>
      }
    >
      <Bot link={link} onMessenger={onMessenger} />
    </AuthCard>
  )
}

function Bot({ link, onMessenger }: Pick<MessengerLogInProps, 'link' | 'onMessenger'>) {
  const t = useT('auth')
  const tError = useT('error')
  const tCommon = useT('common')
  if (link.kind === 'ready')
    return <MessengerButton variant="primary" href={link.href} onClick={onMessenger} />
  if (link.kind === 'failed')
    return (
      <ErrorState
        title={tError('something_went_wrong')}
        retryLabel={tCommon('verb.retry')}
        onRetry={link.onRetry}
      />
    )
  return (
    <Loading label={t('messenger.opening')}>
      <Skeleton shape="button" width="full" />
    </Loading>
  )
}
