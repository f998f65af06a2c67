import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserFeedbackPage } from '../../app/features/profile/UserFeedbackPage.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { loaded, onceLoaded, showsText } from '../support/plays.ts'
import { newcomerAnswers, userAnswers } from './userAnswers.ts'

const meta = preview.meta({ title: 'Pages/UserFeedback', component: UserFeedbackPage, ...pageMeta })

const page = pageAt('/user/feedback/lagoscoin', userAnswers)

export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Feedback on lagoscoin' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Negative/ }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^From / })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('radio', { name: /^Left/ }))
    await findVisible(canvas.findByText('No feedback with this grade'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show all feedback' }))
    await findVisible(canvas.findByText('lagoscoin has left no feedback yet'))
  }),
})
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
export const ByTheAddress = meta.story({
  render: page.at('/user/feedback/lagoscoin?grade=neutral'),
  play: onceLoaded(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^From / })).toHaveLength(1))
  }),
})
export const AtTheShortAddress = meta.story({
  render: page.at('/feedback/lagoscoin'),
  play: loaded,
})

export const ChangesOnesOwn = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change your feedback' }))
    const dialog = within(
      await findVisible(screen.findByRole('dialog', { name: 'Change your feedback on lagoscoin' })),
    )
    await userEvent.click(dialog.getByRole('radio', { name: /Positive/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }),
})

export const Loading = meta.story(page.loading('feedbacks'))
export const Empty = meta.story({
  render: page.with(newcomerAnswers()),
  play: showsText('Nobody has left feedback on newcomer yet'),
})
export const Failed = meta.story(page.failed('feedbacks'))

/** The account is gone, and what was said of it with it. */
export const Forbidden = meta.story({
  render: page.with({
    profile: () => {
      throw refusal(404, 'not_found')
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There is nobody called lagoscoin' }),
    ).toBeVisible()
  },
})
