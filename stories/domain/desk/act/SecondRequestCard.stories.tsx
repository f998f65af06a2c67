import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SecondRequestCard } from '../../../../design-system/domain/desk/act/SecondRequestCard.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { showsText, staysInside } from '../../../support/plays.ts'
import { storyOwnRequest, storyRefusedRequest, storyRequest } from '../../support/desk/storyDesk.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

const onDecide = fn<ComponentProps<typeof SecondRequestCard>['onDecide']>(() => Promise.resolve())

const meta = preview.meta({
  title: 'Domain/Desk/SecondRequestCard',
  component: SecondRequestCard,
  decorators: [withStoppedClock],
  beforeEach: () => void onDecide.mockReset(),
  args: { request: storyRequest, headingLevel: 2 as const, onDecide },
})

/** What another operator asks for, for whom and why: it can be approved or refused, and ends by itself. */
export const Waits = meta.story({
  tags: ['visual'],
  play: showsText(/Ends by itself in 20 hr 55 min/),
})

/** What one asked for oneself can only be taken back. */
export const Own = meta.story({
  args: { request: storyOwnRequest },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take back' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})

/** It was refused: by whom, when, and the reason that whoever asked reads. */
export const Refused = meta.story({
  tags: ['visual'],
  args: { request: storyRefusedRequest },
  play: showsText(/The number was changed yesterday/),
})

/** Longer words and a long name on a phone. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { request: { ...storyRequest, named: 'a_user_name_as_long_as_there_are' } },
  play: staysInside,
})

Waits.test('is approved once it was asked once more', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
  const dialog = await findVisible(screen.findByRole('dialog', { name: 'Approve it?' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(onDecide.mock.calls).toEqual([['approve', null]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

Waits.test('is refused with a reason, and not without', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }))
  const dialog = await findVisible(screen.findByRole('dialog', { name: 'Why not?' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  await expect(onDecide).not.toHaveBeenCalled()
  await userEvent.type(within(dialog).getByRole('textbox'), 'Not proven')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(onDecide.mock.calls).toEqual([['refuse', 'Not proven']]))
})

Waits.test('says in the dialog what it was refused for', async ({ canvas, userEvent }) => {
  onDecide.mockRejectedValueOnce(storyRefusal('base', 'request_closed', 'request_closed'))
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
  const dialog = await findVisible(screen.findByRole('dialog', { name: 'Approve it?' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await expect(await within(dialog).findByRole('alert')).toHaveTextContent('This request is closed.')
})
