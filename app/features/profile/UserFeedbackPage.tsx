import { useQuery } from '@apollo/client/react'
import { FeedbackFilters } from '@souk/design-system/domain/trading/feedback/FeedbackFilters.tsx'
import type { GradeFilter } from '@souk/design-system/domain/trading/feedback/FeedbackFilters.tsx'
import type { FeedbackDirection } from '@souk/design-system/domain/trading/feedback/feedbackItem.ts'
import { FeedbackList } from '@souk/design-system/domain/trading/feedback/FeedbackList.tsx'
import type { FeedbackContent } from '@souk/design-system/domain/trading/feedback/FeedbackList.tsx'
import { PersonTabs } from '@souk/design-system/domain/people/profile/PersonTabs.tsx'
import { TraderSummary } from '@souk/design-system/domain/people/profile/trader/TraderSummary.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import { useAnswerAge } from '../../services/useAnswerAge.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { paths } from '../../routes/paths.ts'
import { filteredPath, readFilters } from './feedbackFilters.ts'
import { PersonMissing } from './PersonMissing.tsx'
import { personLinks } from './personLinks.ts'
import { useEditFeedback } from './useEditFeedback.ts'
import { UserFeedbackQuery } from './UserFeedback.query.ts'
import { usePersonChanges } from './usePersonChanges.ts'

/** What was said of somebody, and by them, under the filters of the address. */
export function UserFeedbackPage() {
  const { userName = '' } = useParams()
  const [query] = useSearchParams()
  const { direction, grade, page } = readFilters(query)
  const variables = { userName, direction, grade: grade === 'all' ? null : grade, page }
  const { data: known, previousData, error, loading, refetch } = useQuery(UserFeedbackQuery, { variables })
  const { isOld, isPreviousOld } = useAnswerAge(UserFeedbackQuery, variables)
  const data = isOld ? undefined : known
  const before = isPreviousOld ? undefined : previousData
  const again = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
  }
  const shown = data ?? (before?.profile?.userName === userName ? before : undefined)
  const person = shown?.profile ?? null
  usePersonChanges({ userName: person?.userName ?? null, onChanged: again })
  usePageWords(person === null ? {} : { userName: person.userName })
  if (person === null)
    return <PersonMissing userName={userName} error={error} isRetrying={loading} onRetry={again} />
  const content = (): FeedbackContent => {
    if (error !== undefined && data === undefined) return { status: 'failed', onRetry: again }
    if (!shown?.feedbacks) return { status: 'loading' }
    const { items, page: at, pages } = shown.feedbacks
    return { status: 'ready', items, page: at, pages, isStale: data === undefined }
  }
  return <UserFeedback person={person} content={content()} counts={shown?.feedbacks?.counts ?? null} />
}

interface UserFeedbackProps {
  person: Parameters<typeof TraderSummary>[0]['trader']
  content: FeedbackContent
  counts: Parameters<typeof FeedbackFilters>[0]['counts']
}

function UserFeedback({ person, content, counts }: UserFeedbackProps) {
  const t = useT('feedback')
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { edit, editor } = useEditFeedback()
  const filters = readFilters(query)
  const { userName } = person
  const change = (changed: { direction?: FeedbackDirection; grade?: GradeFilter }) =>
    void navigate(filteredPath(pathname, { ...filters, ...changed, page: 1 }), {
      state: keepFocus,
      preventScrollReset: true,
    })
  return (
    <ReadingLayout>
      {editor}
      <PageTitle>{t('page.title', { name: userName })}</PageTitle>
      <Card>
        <TraderSummary trader={person} href={paths.user(userName)} />
      </Card>
      <PersonTabs userName={userName} current="feedback" links={personLinks(userName)} />
      <Card>
        <Stack gap="5">
          <FeedbackFilters {...{ ...filters, counts }} onChange={change} />
          <FeedbackList
            {...{ userName, content }}
            direction={filters.direction}
            pageHref={page => filteredPath(pathname, { ...filters, page })}
            personHref={paths.user}
            tradeHref={paths.trade}
            onEdit={edit}
            onShowAll={filters.grade === 'all' ? undefined : () => change({ grade: 'all' })}
          />
        </Stack>
      </Card>
    </ReadingLayout>
  )
}
