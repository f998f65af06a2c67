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

/** Grade and direction narrow what was said; where a grade leaves nothing, one press shows all again. */
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
/** Filters with their counts, and people's own words as they wrote them, on a phone in Russian. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** A link can lead to one grade alone: the filter of the address is in force from the first look. */
export const ByTheAddress = meta.story({
  render: page.at('/user/feedback/lagoscoin?grade=neutral'),
  play: onceLoaded(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^From / })).toHaveLength(1))
  }),
})
/** The short address that people pass on shows the same page. */
export const AtTheShortAddress = meta.story({
  render: page.at('/feedback/lagoscoin'),
  play: loaded,
})

/** The viewer's own words among the others can be changed here, without going to the trade. */
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

/** The place of a whole profile is held until person and feedback come together. */
export const Loading = meta.story(page.loading('feedbacks'))
/** Nobody has said anything of a newcomer yet, and the page says it by their name. */
export const Empty = meta.story({
  render: page.with(newcomerAnswers()),
  play: showsText('Nobody has left feedback on newcomer yet'),
})
/** When feedback cannot be had the page asks again instead of showing a person nobody speaks of. */
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
