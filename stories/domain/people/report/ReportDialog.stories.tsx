import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ReportDialog } from '../../../../design-system/domain/people/report/ReportDialog.tsx'
import { ReportSent } from '../../../../design-system/domain/people/report/ReportSent.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

type Report = ComponentProps<typeof ReportDialog>['onReport']

const onReport = fn<Report>(async () => ({ reportedAt: minutesFromNow(0), isFirst: true }))

const meta = preview.meta({
  title: 'Domain/Report/ReportDialog',
  component: ReportDialog,
  subcomponents: { ReportSent },
  decorators: [withStoppedClock],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { kind: 'offer' as const, name: 'lagoscoin', onReport, close: fn(), dismiss: fn() },
})

const dialog = async (name: string) => within(await findVisible(screen.findByRole('dialog', { name })))

/** One reason is asked for; with it the report is sent, and the dialog says that it was taken and what comes of it. */
export const Taken = meta.story({
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    onReport.mockClear()
    const view = await dialog('Report the offer of lagoscoin')
    await userEvent.click(view.getByRole('button', { name: 'Report' }))
    await expect(view.getByText('Required field')).toBeVisible()
    await expect(onReport).not.toHaveBeenCalled()
    await userEvent.click(view.getByRole('radio', { name: 'Cheats, or tries to' }))
    await userEvent.type(view.getByRole('textbox'), '  Asks for a gift card. ')
    await userEvent.click(view.getByRole('button', { name: 'Report' }))
    await findVisible(screen.findByText('Thank you. Your report was taken'))
    await expect(onReport).toHaveBeenCalledWith({ reason: 'fraud', words: 'Asks for a gift card.' })
    const sent = await dialog('Report the offer of lagoscoin')
    await userEvent.click(sent.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await waitFor(() => expect(args.close).toHaveBeenCalledWith(true))
  },
})
/** The form as it opens, of each kind by its title. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    const view = await dialog('Report the offer of lagoscoin')
    await expect(view.getAllByRole('radio')).toHaveLength(8)
  },
})
/** A message: what a report does not do is said before. */
export const OfAMessage = meta.story({
  args: { kind: 'message' as const },
  play: async () => {
    const view = await dialog('Report a message of lagoscoin')
    await expect(view.getByText(/A report moves no coins/)).toBeVisible()
  },
})
/** Whoever has reported it already reads when, and that it is still looked at. */
export const TakenBefore = meta.story({
  args: {
    kind: 'person' as const,
    onReport: fn<Report>(async () => ({ reportedAt: minutesFromNow(-90), isFirst: false })),
  },
  play: async ({ userEvent }) => {
    const view = await dialog('Report lagoscoin')
    await userEvent.click(view.getByRole('radio', { name: 'Spam' }))
    await userEvent.click(view.getByRole('button', { name: 'Report' }))
    await findVisible(screen.findByText('You have reported this already'))
  },
})
/** A reason that says too little needs words: the refusal of the service stands at the field. */
export const NeedsWords = meta.story({
  args: {
    onReport: fn<Report>(async () => {
      throw storyRefusal('words', 'Please fill this in.', 'required')
    }),
  },
  play: async ({ userEvent }) => {
    const view = await dialog('Report the offer of lagoscoin')
    await userEvent.click(view.getByRole('radio', { name: 'Something else' }))
    await findVisible(screen.findByText('Say what is wrong.'))
    await userEvent.click(view.getByRole('button', { name: 'Report' }))
    await waitFor(() => expect(view.getByRole('textbox')).toHaveAccessibleDescription(/Required|fill/))
  },
})
/** Nobody answers: it says so, and keeps what was written. */
export const NoAnswer = meta.story({
  tags: ['visual'],
  args: {
    onReport: fn<Report>(async () => {
      throw new Error('No answer')
    }),
  },
  play: async ({ userEvent }) => {
    const view = await dialog('Report the offer of lagoscoin')
    await userEvent.click(view.getByRole('radio', { name: 'Insults or threatens' }))
    await userEvent.type(view.getByRole('textbox'), 'Threatened me.')
    await userEvent.click(view.getByRole('button', { name: 'Report' }))
    await findVisible(screen.findByText(/^No answer/))
    await expect(view.getByRole('textbox')).toHaveValue('Threatened me.')
  },
})
/** On a phone, in Russian, with a long name: nothing is cut. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: {
    kind: 'store' as const,
    name: 'Мастерская редких пластинок и печатных изданий на Петроградской стороне',
  },
  play: async ({ userEvent }) => {
    const view = within(await findVisible(screen.findByRole('dialog')))
    await userEvent.click(view.getByRole('radio', { name: 'Другое' }))
    await findVisible(screen.findByText('Напишите, что не так.'))
  },
})
