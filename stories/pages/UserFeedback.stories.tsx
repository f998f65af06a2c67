import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserFeedbackPage } from '../../app/features/profile/UserFeedbackPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { refused } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { newcomerAnswers, userAnswers } from './userAnswers.ts'

const meta = preview.meta({ title: 'Pages/UserFeedback', component: UserFeedbackPage, ...pageMeta })

const page = pageAt('/user/feedback/lagoscoin', userAnswers)

export const Loaded = meta.story({
  render: page.usual,
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Feedback on lagoscoin' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Negative/ }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^From / })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('radio', { name: /^Left/ }))
    await shown(canvas.findByText('No feedback with this grade'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show all feedback' }))
    await shown(canvas.findByText('lagoscoin has left no feedback yet'))
  },
})
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
export const ByTheAddress = meta.story({
  render: page.at('/user/feedback/lagoscoin?grade=neutral'),
  play: async context => {
    await loaded(context)
    await waitFor(() => expect(context.canvas.getAllByRole('link', { name: /^From / })).toHaveLength(1))
  },
})
export const AtTheShortAddress = meta.story({
  render: page.at('/feedback/lagoscoin'),
  play: loaded,
})

export const ChangesOnesOwn = meta.story({
  render: page.usual,
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Change your feedback' }))
    const dialog = within(
      await shown(screen.findByRole('dialog', { name: 'Change your feedback on lagoscoin' })),
    )
    await userEvent.click(dialog.getByRole('radio', { name: /Positive/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Loading = meta.story(page.loading('feedbacks'))
export const Empty = meta.story({
  render: page.with(newcomerAnswers()),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Nobody has left feedback on newcomer yet'))
  },
})
export const Failed = meta.story(page.failed('feedbacks'))

/** The account is gone, and what was said of it with it. */
export const Forbidden = meta.story({
  render: page.with({
    profile: () => {
      throw refused(404, 'not_found')
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There is nobody called lagoscoin' }),
    ).toBeVisible()
  },
})
