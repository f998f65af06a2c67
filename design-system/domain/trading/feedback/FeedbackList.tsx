import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { ListPages } from '../../page/list/ListPages.tsx'
import type { Content } from '../../page/state/content.ts'
import { FeedbackItem } from './FeedbackItem.tsx'
import { ItemRoot, ItemWords } from './FeedbackItem.styles.ts'
import type { FeedbackDirection, FeedbackItemShape } from './feedbackItem.ts'

/** What there is to show: nothing yet, a failure that can be tried again, or a page of it. */
export type FeedbackContent = Content<{
  items: readonly FeedbackItemShape[]
  page: number
  pages: number
  /** What is shown is of another filter, or old, while the right one is coming. */
  isStale: boolean
}>

interface FeedbackListProps {
  userName: string
  direction: FeedbackDirection
  content: FeedbackContent
  pageHref: (page: number) => string
  personHref: (userName: string) => string
  tradeHref: (tradeId: string) => string
  onEdit?: ((feedback: FeedbackItemShape) => void) | undefined
  /** Given where a grade is chosen: shows all again. */
  onShowAll?: (() => void) | undefined
}

/** What was said of somebody, or by them, in each of its states. */
export function FeedbackList(props: FeedbackListProps) {
  const { userName, direction, content, pageHref, personHref, tradeHref, onEdit, onShowAll } = props
  const t = useT('feedback')
  const tCommon = useT('common')
  if (content.status === 'failed') {
    return (
      <ErrorState title={t('page.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
    )
  }
  if (content.status === 'loading') return <Coming />
  if (content.items.length === 0) {
    return onShowAll === undefined ? (
      <EmptyState title={t(`page.none.${direction}`, { name: userName })}>{t('page.noneText')}</EmptyState>
    ) : (
      <EmptyState
        title={t('page.none.filtered')}
        actions={<Button onClick={onShowAll}>{t('page.showAll')}</Button>}
      />
    )
  }
  return (
    <Stack gap="4" {...(content.isStale ? { 'aria-busy': true } : {})}>
      <ul aria-label={t('page.list')}>
        {content.items.map(feedback => (
          <FeedbackItem key={feedback.id} {...{ feedback, direction, personHref, tradeHref, onEdit }} />
        ))}
      </ul>
      <ListPages label={t('page.pages')} page={content.page} pages={content.pages} hrefOf={pageHref} />
    </Stack>
  )
}

function Coming() {
  const t = useT('feedback')
  return (
    <Loading label={t('page.loading')}>
      {[1, 2, 3].map(row => (
        <ItemRoot as="div" key={row}>
          <Skeleton shape="tile" />
          <ItemWords>
            <Inline>
              <Skeleton width="short" />
              <Skeleton width="short" />
            </Inline>
            <Skeleton width="most" />
          </ItemWords>
        </ItemRoot>
      ))}
    </Loading>
  )
}
