import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { SearchBar } from '../person/list/PeopleTable.styles.ts'
import { QueueCard } from '../queue/QueueCard.tsx'
import type { QueueProps } from '../queue/QueueCard.tsx'
import { SaidPlace } from '../queue/SaidPlace.tsx'
import { MessageRow } from './MessageRow.tsx'
import { OneOf } from './OneOf.tsx'
import { messageStates, messageWays } from '../runningShape.ts'
import type { DeskMessageShape, MessageAct, MessageState, MessageWay } from '../runningShape.ts'

/** Which messages are listed: null is for all. */
export interface MessageFilter {
  readonly way: MessageWay | null
  readonly state: MessageState | null
}

interface MessageQueueProps extends Omit<QueueProps<DeskMessageShape>, 'goalMinutes'> {
  filter: MessageFilter
  onFilter: (filter: MessageFilter) => void
  /** Does it; what it throws is said where the reason was asked for. */
  onAct: (message: DeskMessageShape, act: MessageAct, reason: string) => Promise<unknown>
}

/** What could not be said: by which way, to whom, since when, and what the reader can do; never what it says. */
export function MessageQueue(props: MessageQueueProps) {
  const { content, hasKeys, personHrefOf, filter, onFilter, onAct } = props
  const t = useT('deskRunning')
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const act = async (message: DeskMessageShape, deed: MessageAct, reason: string) => {
    await onAct(message, deed, reason)
    setSaid({ text: t(`message.said.${deed}`) })
  }
  return (
    <Stack gap="4">
      <SaidPlace said={said} />
      <QueueCard
        words={{
          label: t('message.label'),
          loading: t('message.loading'),
          failed: t('message.failed'),
          empty: t('message.empty'),
          emptyText: t('message.emptyText'),
        }}
        content={content}
        hasKeys={hasKeys}
        top={
          <SearchBar>
            <OneOf<MessageWay>
              label={t('message.whichWay')}
              value={filter.way}
              onChange={way => onFilter({ ...filter, way })}
              allLabel={t('message.anyWay')}
              options={messageWays.map(value => ({ value, label: t(`message.way.${value}`) }))}
            />
            <OneOf<MessageState>
              label={t('message.whichState')}
              value={filter.state}
              onChange={state => onFilter({ ...filter, state })}
              allLabel={t('message.anyState')}
              options={messageStates.map(value => ({ value, label: t(`message.state.${value}`) }))}
            />
          </SearchBar>
        }
        renderRow={(message, opening) => (
          <MessageRow
            {...{ message, opening, personHrefOf }}
            onAct={(deed, reason) => act(message, deed, reason)}
          />
        )}
      />
    </Stack>
  )
}
