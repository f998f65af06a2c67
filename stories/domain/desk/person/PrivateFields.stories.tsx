import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PrivateFields } from '../../../../design-system/domain/desk/person/part/PrivateFields.tsx'
import { manualTimers } from '../../../../tests/support/time/manualTimers.ts'
import { refusal } from '../../../support/app/failingAnswers.ts'
import { staysInside } from '../../../support/plays.ts'
import { storyFields } from '../../support/desk/storyDeskPerson.ts'

const onRead = fn()
const timers = manualTimers()

const meta = preview.meta({
  title: 'Domain/Desk/PrivateFields',
  component: PrivateFields,
  args: { fields: storyFields, onRead, timers },
})

/** Masked, with a check where it was confirmed; what somebody has none of cannot be asked for. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('p•••r@example.com')).toBeVisible()
    await expect(canvas.getByText('2 saved')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show: Messenger' })).not.toBeInTheDocument()
  },
})
/** On a phone in Russian the button stays beside what it opens. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** A reason opens it, it says that this was written down, and a minute later it is hidden again. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    onRead.mockReset().mockResolvedValue(['+48 500 600 118'])
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Phone' }))
    const reason = canvas.getByRole('textbox', { name: 'Why do you need it?' })
    await expect(reason).toHaveFocus()
    await userEvent.type(reason, 'To call back{Enter}')
    await expect(await canvas.findByText('+48 500 600 118')).toBeVisible()
    await expect(onRead).toHaveBeenCalledWith('phone', 'To call back')
    await expect(canvas.getByText(/Written down in the audit trail/)).toBeVisible()
    timers.advance(60_000)
    await waitFor(() => expect(canvas.queryByText('+48 500 600 118')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Show: Phone' })).toBeVisible()
  },
})
/** Whoever is done with it hides it themselves. */
export const Hidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    onRead.mockReset().mockResolvedValue(['Peter Novak'])
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Legal name' }))
    await userEvent.keyboard('Documents were sent{Enter}')
    await canvas.findByText('Peter Novak')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Legal name' }))
    await expect(canvas.queryByText('Peter Novak')).not.toBeInTheDocument()
  },
})
/** Without a reason nothing is asked of the server. */
export const WithoutReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    onRead.mockReset()
    await userEvent.click(canvas.getByRole('button', { name: 'Show: E-mail' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show and write it down' }))
    await expect(canvas.getByRole('textbox', { name: 'Why do you need it?' })).toBeInvalid()
    await expect(onRead).not.toHaveBeenCalled()
  },
})
/** What the server refuses is said where the reason is, and nothing is shown. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    onRead.mockReset().mockRejectedValue(refusal(404, 'not_found'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show: E-mail' }))
    await userEvent.keyboard('To write to them{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Why do you need it?' })).toHaveValue('To write to them')
  },
})
