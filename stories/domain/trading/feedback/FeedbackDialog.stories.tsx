import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FeedbackDialog } from '../../../../design-system/domain/trading/feedback/FeedbackDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Feedback/FeedbackDialog',
  component: FeedbackDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const args = {
  partnerName: 'lagoscoin',
  current: null,
  onSubmit: fn(async () => undefined),
  close: fn(),
  dismiss: fn(),
}
const dialog = async (name: string) => within(await findVisible(screen.findByRole('dialog', { name })))

/** Words alone are no feedback: without a grade nothing is published, and the missing choice is named. */
export const AsksForAGradeFirst = meta.story({
  tags: ['visual'],
  args,
  play: async ({ args: given, userEvent }) => {
    const view = await dialog('How was the trade with lagoscoin?')
    await userEvent.click(view.getByRole('button', { name: 'Publish feedback' }))
    await expect(view.getByText('Required field')).toBeVisible()
    await expect(given.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(view.getByRole('radio', { name: /Positive/ }))
    await userEvent.type(view.getByRole('textbox'), 'Quick and polite.')
    await userEvent.click(view.getByRole('button', { name: 'Publish feedback' }))
    await waitFor(() =>
      expect(given.onSubmit).toHaveBeenCalledWith({ grade: 'positive', text: 'Quick and polite.' }),
    )
    await waitFor(() => expect(given.close).toHaveBeenCalledWith(true))
  },
})

/** With "Negative and block" chosen, the button names whom it blocks before anybody presses it. */
export const TheWorstGradeSaysThatItBlocks = meta.story({
  args,
  play: async ({ userEvent }) => {
    const view = await dialog('How was the trade with lagoscoin?')
    await userEvent.click(view.getByRole('radio', { name: /Negative and block/ }))
    await waitFor(() =>
      expect(view.getByRole('button', { name: 'Publish and block lagoscoin' })).toBeVisible(),
    )
  },
})

/** Feedback that is there already opens filled in, and title and button speak of changing it; in Russian. */
export const ChangesWhatWasSaid = meta.story({
  globals: { locale: 'ru' },
  args: { ...args, current: { grade: 'neutral' as const, text: 'Долго отвечал.' } },
  play: async () => {
    const view = await dialog('Изменить отзыв о lagoscoin')
    await expect(view.getByRole('textbox')).toHaveValue('Долго отвечал.')
    await waitFor(() => expect(view.getByRole('button', { name: 'Сохранить изменения' })).toBeVisible())
  },
})
