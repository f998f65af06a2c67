import { useT } from '../../../locales/useT.ts'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { Retry } from '../../page/state/PartFailed.tsx'
import { ChatRoot } from './Chat.styles.ts'

/** A conversation that did not load; the trade itself goes on. */
export function ChatFailed(retry: Retry) {
  const t = useT('chat')
  return (
    <ChatRoot>
      <PartFailed {...retry} title={t('failedToLoad')} />
    </ChatRoot>
  )
}
