import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { MoreButton } from '../../page/list/MoreButton.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { DeskPages, DeskPart } from '../deskShape.ts'
import { ListKeys } from '../person/list/ListKeys.tsx'
import { useRowKeys } from '../person/list/useRowKeys.ts'
import { QueueFoot, QueueLines } from './QueueCard.styles.ts'

/** What each queue says of itself. */
export interface QueueWords {
  readonly label: string
  readonly loading: string
  readonly failed: string
  readonly empty: string
  readonly emptyText: string
}

/** What every queue takes. */
export interface QueueProps<Item> {
  content: DeskPart<DeskPages<Item>>
  /** How long one of it may wait; null while that is not known. */
  goalMinutes: number | null
  /** Whether single keys do something. */
  hasKeys: boolean
  personHrefOf: (userName: string) => string
}

interface QueueCardProps<Item> extends Pick<QueueProps<Item>, 'content' | 'hasKeys'> {
  words: QueueWords
  /** Stands above the rows in every state: what narrows them. */
  top?: ReactNode
  /** The way out of a list that is empty. */
  emptyAction?: ReactNode
  /** A row for one item: the one that is open tells so. */
  renderRow: (item: Item, opening: RowOpening) => ReactNode
}

/** Whether a row is open, and what its press does. */
export interface RowOpening {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** The card of a queue: rows that arrows, J, K and Enter reach, the oldest first, one of them open at a time. */
export function QueueCard<Item extends { readonly id: string }>(props: QueueCardProps<Item>) {
  const { words, top } = props
  return (
    <Card as="section" padding="none" aria-label={words.label}>
      {top}
      <Body {...props} />
    </Card>
  )
}

function Body<Item extends { readonly id: string }>(props: QueueCardProps<Item>) {
  const { words, content, emptyAction, renderRow, top, hasKeys } = props
  if (content.status === 'loading')
    return (
      <Loading label={words.loading}>
        <QueueFoot>
          <Stack gap="5">
            {[1, 2, 3, 4].map(line => (
              <TwoLines key={line} widths={['quarter', 'half']} />
            ))}
          </Stack>
        </QueueFoot>
      </Loading>
    )
  if (content.status === 'failed')
    return <PartFailed title={words.failed} onRetry={content.onRetry} isRetrying={content.isRetrying} />
  if (content.value.items.length === 0)
    return (
      <EmptyState title={words.empty} actions={emptyAction}>
        {words.emptyText}
      </EmptyState>
    )
  return <Rows {...{ words, renderRow, top, hasKeys }} pages={content.value} isStale={content.isStale} />
}

type RowsProps<Item> = Pick<QueueCardProps<Item>, 'words' | 'renderRow' | 'top' | 'hasKeys'> & {
  pages: DeskPages<Item>
  isStale: boolean
}

function Rows<Item extends { readonly id: string }>(props: RowsProps<Item>) {
  const { words, renderRow, top, hasKeys, pages, isStale } = props
  const t = useT('deskQueue')
  const [openId, setOpenId] = useState<string | null>(null)
  const { items, onMore, isLoadingMore } = pages
  return (
    <>
      <QueueLines
        aria-label={words.label}
        data-first={top === undefined ? 'rows' : 'top'}
        {...useRowKeys(hasKeys)}
      >
        {items.map(item => (
          <Fragment key={item.id}>
            {renderRow(item, {
              isOpen: item.id === openId,
              onToggle: () => setOpenId(item.id === openId ? null : item.id),
            })}
          </Fragment>
        ))}
      </QueueLines>
      <QueueFoot data-after="rows">
        {isStale && <StaleNote>{t('stale')}</StaleNote>}
        <MoreButton onMore={onMore} isLoading={isLoadingMore}>
          {t('more')}
        </MoreButton>
        {hasKeys && <ListKeys>{t('keys')}</ListKeys>}
      </QueueFoot>
    </>
  )
}
