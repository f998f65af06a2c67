import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ActsInPlace } from '../act/ActsInPlace.tsx'
import type { RowOpening } from '../queue/QueueCard.tsx'
import { OpeningRow } from '../queue/QueueRow.tsx'
import { messageLook, wayIcon } from './runningLook.ts'
import { isMessageAct } from '../runningShape.ts'
import type { DeskMessageShape, MessageAct } from '../runningShape.ts'
import { useMoment } from './useMoment.ts'

interface MessageRowProps {
  message: DeskMessageShape
  opening: RowOpening
  personHrefOf: (userName: string) => string
  onAct: (act: MessageAct, reason: string) => Promise<unknown>
}

/** Something that could not be said: to whom, by which way, and how often it failed; opened, why, and what can be done. */
export function MessageRow({ message, opening, personHrefOf, onAct }: MessageRowProps) {
  const t = useT('deskRunning')
  const momentOf = useMoment()
  const { way, kind, userName, store, address, state, failingSince, attempts, lastError, nextAt } = message
  const name = store ?? userName ?? t('message.nobody')
  return (
    <OpeningRow
      {...opening}
      title={name}
      mark={<Icon of={wayIcon[way]} />}
      facts={
        <>
          <span>{t(`message.way.${way}`)}</span>
          <Text size="code">{kind}</Text>
          <span>{t('message.attempts', { count: attempts })}</span>
        </>
      }
      note={<Chip {...messageLook[state]}>{t(`message.state.${state}`)}</Chip>}
      waiting={{ since: failingSince, goalMinutes: null }}
    >
      <DefinitionList>
        {userName !== null && (
          <DefinitionRow term={t(store === null ? 'message.to' : 'message.owner')}>
            <TextLink href={personHrefOf(userName)}>{userName}</TextLink>
          </DefinitionRow>
        )}
        {address !== null && (
          <DefinitionRow term={t('message.address')}>
            <Text size="code">{address}</Text>
          </DefinitionRow>
        )}
        <DefinitionRow term={t('message.since')}>{momentOf(failingSince, '')}</DefinitionRow>
        <DefinitionRow term={t('message.next')}>{momentOf(nextAt, t('message.noNext'))}</DefinitionRow>
        <DefinitionRow term={t('wholeRow')}>
          <Text size="code" dir="ltr">
            {lastError}
          </Text>
        </DefinitionRow>
      </DefinitionList>
      <ActsInPlace
        acts={message.acts.filter(isMessageAct).map(act => ({
          act,
          label: t(`message.do.${act}`),
          title: t(`message.doNamed.${act}`, { name }),
          follows: t(`message.follows.${act}`),
          isGrave: act === 'give_up_message',
        }))}
        none={t('job.nothing')}
        onAct={onAct}
      />
    </OpeningRow>
  )
}
