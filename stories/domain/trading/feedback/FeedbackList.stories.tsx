import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FeedbackFilters } from '../../../../design-system/domain/trading/feedback/FeedbackFilters.tsx'
import { FeedbackItem } from '../../../../design-system/domain/trading/feedback/FeedbackItem.tsx'
import { FeedbackList } from '../../../../design-system/domain/trading/feedback/FeedbackList.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyFeedback, storyFeedbacks } from '../../support/people/storyPerson.ts'
import { expectLink } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Feedback/FeedbackList',
  component: FeedbackList,
  decorators: [withStoppedClock],
})

const onEdit = fn()
const links = {
  personHref: (name: string) => `/user/${name}`,
  tradeHref: (id: string) => `/trade/${id}`,
  pageHref: (page: number) => `/user/feedback/lagoscoin?page=${page}`,
}
const args = {
  userName: 'lagoscoin',
  direction: 'received' as const,
  content: { status: 'ready' as const, items: storyFeedbacks, page: 2, pages: 9, isStale: false },
  ...links,
  onEdit,
}

/** Received feedback of every kind: edited, without words, long, and left out of the rating with the reason. */
export const States = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, 'From adaeze_fx', '/user/adaeze_fx')
    await expect(canvas.getByText(/The trade was under \$10/)).toBeVisible()
    await expect(canvas.queryByText('No answer for an hour.')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'What it said before' }))
    await expect(canvas.getByText('No answer for an hour.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change your feedback' }))
    await expect(onEdit).toHaveBeenCalledWith(storyFeedbacks[1])
  },
})
/** At a phone's width grade, author, dates and trade wrap around a very long name, in Russian. */
export const RussianOnPhone = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } }, args })
/** What somebody wrote about others names the person it is about instead of its author. */
export const Left = meta.story({
  args,
  render: () => (
    <ul>
      <FeedbackItem
        feedback={storyFeedback({ subject: { userName: 'ngozi_btc', avatarUrl: null } })}
        direction="left"
        {...links}
      />
    </ul>
  ),
})
/** While another page of feedback is fetched, the present one stays readable and is only marked as busy. */
export const Stale = meta.story({ args: { ...args, content: { ...args.content, isStale: true } } })
const none = { ...args.content, items: [], pages: 1, page: 1 }
/** Nobody has left feedback yet: it says when feedback is left, and there is nothing to press. */
export const Empty = meta.story({ args: { ...args, content: none } })
/** A grade that nobody gave has one way out, to all of the feedback. */
export const NothingWithThisGrade = meta.story({ args: { ...args, content: none, onShowAll: fn() } })
/** Three still items, a tile and a few lines each, hold the place of the feedback. */
export const Loading = meta.story({ args: { ...args, content: { status: 'loading' as const } } })
/** Feedback that did not load can be asked for again where the list would stand. */
export const Failed = meta.story({
  args: { ...args, content: { status: 'failed' as const, onRetry: fn() } },
})

const onChange = fn()
const filters = () => (
  <Stack gap="4">
    <FeedbackFilters
      direction="received"
      grade="all"
      counts={{ positive: 1_204_812, neutral: 18, negative: 0 }}
      onChange={onChange}
    />
    <FeedbackFilters direction="left" grade="negative" counts={null} onChange={onChange} />
  </Stack>
)
/** Direction and grade change one by one; counts stand beside the grades, or are left out while unknown. */
export const Filters = meta.story({
  args,
  render: filters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: /Neutral/ })[0]!)
    await expect(onChange).toHaveBeenLastCalledWith({ grade: 'neutral' })
    await userEvent.click(canvas.getAllByRole('radio', { name: /Left/ })[0]!)
    await expect(onChange).toHaveBeenLastCalledWith({ direction: 'left' })
  },
})
/** Russian grades and a count of seven digits in both filters at a phone's width. */
export const FiltersInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args,
  render: filters,
})
