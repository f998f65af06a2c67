import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RateDialog } from '../../../../design-system/domain/trading/feedback/RateDialog.tsx'
import { ReviewDialog } from '../../../../design-system/domain/trading/feedback/ReviewDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Feedback/Prompts',
  component: RateDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const args = { partnerName: 'lagoscoin', close: fn(), dismiss: fn() }

/** One press on a grade answers the question; the words are asked for afterwards. */
export const AsksForAGrade = meta.story({
  args,
  play: async ({ args: given, userEvent }) => {
    const dialog = within(
      await findVisible(screen.findByRole('dialog', { name: 'How did it go with lagoscoin?' })),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Neutral' }))
    await expect(given.close).toHaveBeenCalledWith('neutral')
  },
})
/** The question and its grades in Russian, in a dialog at a phone's width. */
export const AsksInRussian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } }, args })

/** The way to a public review leads out of the app, and "Not now" leaves without an answer. */
export const AsksForAReview = meta.story({
  args,
  render: () => <ReviewDialog reviewUrl="https://reviews.example/souk" close={fn()} dismiss={args.dismiss} />,
  play: async ({ userEvent }) => {
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'How do you like Souk?' })))
    await expectLink(dialog, /Write a review/, 'https://reviews.example/souk')
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
    await expect(args.dismiss).toHaveBeenCalled()
  },
})
/** The request for a review in Russian, with the note how seldom it is made. */
export const AsksForAReviewInRussian = meta.story({
  globals: { locale: 'ru' },
  args,
  render: () => <ReviewDialog reviewUrl="https://reviews.example/souk" close={fn()} dismiss={fn()} />,
})
