import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserFeedbackPage } from '../../app/features/profile/UserFeedbackPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { newcomerAnswers, userAnswers } from './userAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/UserFeedback',
  component: UserFeedbackPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (answers: StoryAnswers = {}, query = '') =>
  () => <StoryApp address={`/user/feedback/lagoscoin${query}`} answers={{ ...userAnswers(), ...answers }} />

export const Loaded = meta.story({
  render: at(),
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
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const ByTheAddress = meta.story({
  render: at({}, '?grade=neutral'),
  play: async context => {
    await loaded(context)
    await waitFor(() => expect(context.canvas.getAllByRole('link', { name: /^From / })).toHaveLength(1))
  },
})
export const AtTheShortAddress = meta.story({
  render: () => <StoryApp address="/feedback/lagoscoin" answers={userAnswers()} />,
  play: loaded,
})

export const ChangesOnesOwn = meta.story({
  render: at(),
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

export const Loading = meta.story({ render: at({ feedbacks: never }) })
export const Empty = meta.story({
  render: at(newcomerAnswers()),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Nobody has left feedback on newcomer yet'))
  },
})
export const Failed = meta.story({
  render: at({ feedbacks: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** The account is gone, and what was said of it with it. */
export const Forbidden = meta.story({
  render: at({
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
