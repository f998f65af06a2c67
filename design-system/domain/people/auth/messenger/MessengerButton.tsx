import Send from 'lucide-react/icons/send'
import type { ComponentProps } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { messengerNames } from './messenger.ts'

type MessengerButtonProps = Omit<ComponentProps<typeof LinkButton>, 'icon' | 'target' | 'rel'>

/** Leads to the messenger's bot, which answers with a link that logs in. It opens beside this page, which waits. */
export function MessengerButton({ children, ...rest }: MessengerButtonProps) {
  const t = useT('auth')
  return (
    <LinkButton icon={Send} size="l" width="fill" target="_blank" rel="noopener noreferrer" {...rest}>
      {children ?? t('messenger.logIn', { messenger: messengerNames.telegram })}
    </LinkButton>
  )
}
