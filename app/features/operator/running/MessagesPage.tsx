import { MessageQueue } from '@souk/design-system/domain/desk/running/MessageQueue.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { operatorPaths } from '../operatorPaths.ts'
import { useQueue } from '../useQueue.ts'
import { DeskMessagesQuery } from './Running.queries.ts'
import { messagesHref, readMessageFilter } from './runningAddress.ts'
import { useRunningCalls } from './useRunningCalls.ts'

/** Letters, notices, codes and webhooks that fail: which are listed is in the address. */
export function MessagesPage() {
  const t = useT('deskRunning')
  const go = useGo()
  const [query] = useSearchParams()
  const filter = readMessageFilter(query)
  const { way, state } = filter
  return (
    <Stack gap="4">
      <PageTitle lead={t('message.lead')} actions={<ExportPart list="messages" filter={{ way, state }} />}>
        {t('message.title')}
      </PageTitle>
      <MessageQueue
        content={useQueue(DeskMessagesQuery, 'deskMessages', { way, state })}
        filter={filter}
        onFilter={next =>
          go(messagesHref(next), { replace: true, state: keepFocus, preventScrollReset: true })
        }
        hasKeys={useDesk().hasKeys}
        personHrefOf={operatorPaths.person}
        onAct={useRunningCalls().onAct}
      />
    </Stack>
  )
}
