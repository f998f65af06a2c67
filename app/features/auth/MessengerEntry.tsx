import type { MessengerLinkState } from '@souk/design-system/domain/people/auth/messenger/messenger.ts'
import { MessengerLogIn } from '@souk/design-system/domain/people/auth/messenger/MessengerLogIn.tsx'
import { MessengerWait } from '@souk/design-system/domain/people/auth/messenger/MessengerWait.tsx'
import { paths } from '../../routes/paths.ts'
import { LogInNoticeLine } from './LogInNoticeLine.tsx'

interface MessengerEntryProps {
  link: MessengerLinkState
  /** The bot was opened. */
  isWaiting: boolean
  onMessenger: () => void
  onCancel: () => void
}

/** The log-in by the messenger: the way to its bot, and the wait for what it answers. */
export function MessengerEntry({ link, isWaiting, onMessenger, onCancel }: MessengerEntryProps) {
  return isWaiting && link.kind === 'ready' ? (
    <MessengerWait href={link.href} expiresAt={link.expiresAt} onCancel={onCancel} />
  ) : (
    <MessengerLogIn
      link={link}
      onMessenger={onMessenger}
      emailHref={paths.logIn()}
      notice={<LogInNoticeLine />}
    />
  )
}
