import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import type { ListContent } from '../affiliateShape.ts'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import { MoreButton } from '../../../page/list/MoreButton.tsx'
import { RowsFoot } from './Rows.styles.ts'

interface ListBodyProps<Item> {
  content: ListContent<Item>
  words: { readonly loading: string; readonly failed: string; readonly older: string }
  /** In place of no rows at all. */
  empty: ReactNode
  /** One sentence under the rows. */
  note?: string | undefined
  children: (items: readonly Item[]) => ReactNode
}

/** A list that comes in pages, whatever has become of asking for it. */
export function ListBody<Item>({ content, words, empty, note, children }: ListBodyProps<Item>) {
  const t = useT('affiliate')
  if (content.status === 'loading') {
    return (
      <Loading label={words.loading}>
        <RowsFoot as={Stack}>
          {[1, 2, 3, 4].map(row => (
            <TwoLines key={row} widths={['half', 'most']} />
          ))}
        </RowsFoot>
      </Loading>
    )
  }
  if (content.status === 'failed') {
    return <PartFailed title={words.failed} onRetry={content.onRetry} isRetrying={content.isRetrying} />
  }
  const { items, isStale, onMore, isLoadingMore } = content
  if (items.length === 0 && onMore === null) return empty
  return (
    <>
      {children(items)}
      <RowsFoot>
        {isStale && <StaleNote>{t('stale')}</StaleNote>}
        {note}
        <MoreButton onMore={onMore} isLoading={isLoadingMore}>
          {words.older}
        </MoreButton>
      </RowsFoot>
    </>
  )
}
