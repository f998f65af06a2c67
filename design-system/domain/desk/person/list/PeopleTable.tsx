import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import { MoreButton } from '../../../page/list/MoreButton.tsx'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import type { PersonCardShape } from '../deskPerson.ts'
import { ListKeys } from './ListKeys.tsx'
import { ListFoot, PeopleHeads } from './PeopleTable.styles.ts'
import { PersonRow } from './PersonRow.tsx'
import { useRowKeys } from './useRowKeys.ts'

/** What has come of looking for people. */
export type PeopleContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly items: readonly PersonCardShape[]
      /** Fetches those who came before; null where these are all. */
      readonly onMore: (() => void) | null
      readonly isLoadingMore: boolean
      readonly isStale: boolean
    }

interface PeopleTableProps {
  content: PeopleContent
  /** Shows everybody again; null where nothing narrows the list. */
  onClear: (() => void) | null
  hrefOf: (userName: string) => string
  /** Whether J and K move in the list. */
  hasKeys: boolean
  /** The name of a country in the language on screen. */
  countryOf: (code: string) => string
}

/** The people that were found, the newest first: rows that arrows, J, K and Enter reach, cards on a phone. */
export function PeopleTable({ content, onClear, hasKeys, ...rest }: PeopleTableProps) {
  const t = useT('deskPerson')
  if (content.status === 'loading') return <Waiting />
  if (content.status === 'failed')
    return (
      <PartFailed title={t('list.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying}>
        {null}
      </PartFailed>
    )
  const { items, onMore, isLoadingMore, isStale } = content
  if (items.length === 0)
    return (
      <EmptyState
        title={t(onClear === null ? 'list.nobody' : 'list.none')}
        actions={onClear !== null && <Button onClick={onClear}>{t('list.clear')}</Button>}
      >
        {onClear === null ? undefined : t('list.noneText')}
      </EmptyState>
    )
  return (
    <>
      <Rows items={items} hasKeys={hasKeys} {...rest} />
      <ListFoot>
        {isStale && <StaleNote>{t('list.stale')}</StaleNote>}
        <MoreButton onMore={onMore} isLoading={isLoadingMore}>
          {t('list.more')}
        </MoreButton>
        {hasKeys && <ListKeys>{t('keys.rows')}</ListKeys>}
      </ListFoot>
    </>
  )
}

const columns = ['name', 'standing', 'country', 'seen', 'since'] as const

function Rows({
  items,
  hasKeys,
  ...rest
}: Pick<PeopleTableProps, 'hrefOf' | 'countryOf' | 'hasKeys'> & { items: readonly PersonCardShape[] }) {
  const t = useT('deskPerson')
  return (
    <>
      <PeopleHeads aria-hidden>
        {columns.map(column => (
          <span key={column}>{t(`list.${column}`)}</span>
        ))}
      </PeopleHeads>
      <ul aria-label={t('list.label')} {...useRowKeys(hasKeys)}>
        {items.map(person => (
          <PersonRow key={person.id} person={person} {...rest} />
        ))}
      </ul>
    </>
  )
}

function Waiting() {
  const t = useT('deskPerson')
  return (
    <Loading label={t('list.loading')}>
      <ListFoot>
        {[1, 2, 3, 4, 5].map(line => (
          <TwoLines key={line} widths={['quarter', 'half']} />
        ))}
      </ListFoot>
    </Loading>
  )
}
