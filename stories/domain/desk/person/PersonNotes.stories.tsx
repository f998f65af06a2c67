import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PersonNotes } from '../../../../design-system/domain/desk/person/part/PersonNotes.tsx'
import { noAnswer } from '../../../support/app/failingAnswers.ts'
import { staysInside } from '../../../support/plays.ts'
import { storyNotes } from '../../support/desk/storyDeskPerson.ts'

const onAdd = fn()

const meta = preview.meta({
  title: 'Domain/Desk/PersonNotes',
  component: PersonNotes,
  args: { notes: storyNotes, hasKeys: true, onAdd },
})

/** The key N leads to the field from anywhere; what was added leaves the field empty for the next one. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onAdd.mockReset().mockResolvedValue(undefined)
    const field = canvas.getByRole('textbox', { name: 'Add a note' })
    await userEvent.keyboard('n')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await userEvent.keyboard('No answer yet')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the note' }))
    await expect(onAdd).toHaveBeenCalledWith('No answer yet')
    await expect(field).toHaveValue('')
  },
})
/** On a phone in Russian; a note keeps the lines that it was written in. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})
/** Nobody has noted anything, and single keys are off: no hint speaks of one. */
export const Empty = meta.story({
  args: { notes: [], hasKeys: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('n')
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
    await expect(canvas.queryByText(/N writes/)).not.toBeInTheDocument()
  },
})
/** While it is kept, the button says so and takes no second press. */
export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    onAdd.mockReset().mockImplementation(noAnswer)
    await userEvent.type(canvas.getByRole('textbox'), 'Helpful')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add the note' }))
    await expect(await canvas.findByRole('button', { name: 'Adding' })).toBeVisible()
    await expect(onAdd).toHaveBeenCalledOnce()
  },
})
/** What was not kept stays in the field, and it says that nobody answered. */
export const NotAdded = meta.story({
  play: async ({ canvas, userEvent }) => {
    onAdd.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    await userEvent.type(canvas.getByRole('textbox'), 'Helpful')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the note' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The note was not added.')
    await expect(canvas.getByRole('textbox')).toHaveValue('Helpful')
  },
})
