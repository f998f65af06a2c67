import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useRef } from 'react'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { deskPlaces } from '../frame/deskPlace.ts'
import { KeyCap } from '../frame/KeyCap.tsx'
import { PartHead } from './PartHead.styles.ts'
import { QueueAge } from './QueueAge.tsx'
import { useQueueKeys } from './useQueueKeys.ts'
import {
  AgePlace,
  QueueMark,
  QueueName,
  QueueRoot,
  QueueRow,
  QueueRows,
  Waiting,
} from './QueueList.styles.ts'
import type { DeskQueueName, DeskQueueShape } from './todayShape.ts'

interface QueueListProps {
  queues: readonly DeskQueueShape[]
  /** The page of a queue; null where there is none yet: its row says how it stands and leads nowhere. */
  hrefOf: (queue: DeskQueueName) => string | null
  /** Whether single keys do something. */
  hasKeys: boolean
}

/** What waits for the house: how many, how old the oldest is, and how close that comes to its goal. Digits and arrows lead from row to row. */
export function QueueList({ queues, hrefOf, hasKeys }: QueueListProps) {
  const t = useT('desk')
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  useQueueKeys(list, hasKeys)
  const count = queues.reduce((sum, { waiting }) => sum + waiting, 0)
  return (
    <Card as="section" padding="none" id="queues" aria-labelledby={id}>
      <PartHead>
        <Heading level={2} id={id}>
          {t('queue.title')}
        </Heading>
        <Caption>{count === 0 ? t('queue.empty') : t('queue.waiting', { count })}</Caption>
      </PartHead>
      <QueueRows ref={list}>
        {queues.map((queue, index) => (
          <Row key={queue.queue} queue={queue} number={index + 1} href={hrefOf(queue.queue)} />
        ))}
      </QueueRows>
    </Card>
  )
}

interface RowProps {
  queue: DeskQueueShape
  number: number
  href: string | null
}

function Row({ queue, number, href }: RowProps) {
  const t = useT('desk')
  const locale = useLocale()
  const link = useLinkComponent()
  const goal = formatDuration(queue.goalMinutes, locale)
  const name = t(`queue.name.${queue.queue}`)
  const content = (
    <>
      <KeyCap>{String(number)}</KeyCap>
      <QueueMark>
        <Icon of={deskPlaces[queue.queue].icon} />
      </QueueMark>
      <QueueName>
        <strong>{name}</strong>
        <Caption>{t('queue.goal', { time: goal })}</Caption>
      </QueueName>
      <Waiting>{queue.waiting}</Waiting>
      <AgePlace>
        <QueueAge oldestAt={queue.oldestAt} goalMinutes={queue.goalMinutes} />
      </AgePlace>
      {href === null ? <span /> : <Icon of={ChevronRight} />}
    </>
  )
  return (
    <QueueRow>
      {href === null ? (
        // Reached by a digit or an arrow, as the others; there is nothing to open.
        <QueueRoot as="div" data-row="" tabIndex={-1}>
          {content}
        </QueueRoot>
      ) : (
        <QueueRoot as={link} href={href} data-row="">
          {content}
        </QueueRoot>
      )}
    </QueueRow>
  )
}
