import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ButtonSection } from '../../../design-system/domain/kit/control/ButtonSection.tsx'
import { Choices } from '../../../design-system/domain/kit/control/Choices.tsx'
import { ChosenFile } from '../../../design-system/domain/kit/control/ChosenFile.tsx'
import { FieldSection } from '../../../design-system/domain/kit/control/FieldSection.tsx'
import { FormSection } from '../../../design-system/domain/kit/control/FormSection.tsx'
import { Pretend } from '../../../design-system/domain/kit/control/Pretend.tsx'
import { RefusedSpecimen } from '../../../design-system/domain/kit/control/RefusedSpecimen.tsx'
import { SeveralChoices } from '../../../design-system/domain/kit/control/SeveralChoices.tsx'
import { WholeNumber } from '../../../design-system/domain/kit/control/WholeNumber.tsx'
import { fieldTypeIds } from '../../../design-system/domain/kit/control/fieldSpecimens.ts'
import { findVisible } from '../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Kit/Controls',
  component: ButtonSection,
  subcomponents: {
    Choices,
    ChosenFile,
    FieldSection,
    FormSection,
    Pretend,
    RefusedSpecimen,
    SeveralChoices,
    WholeNumber,
  },
})

const groundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor

/** What is pretended is drawn by the button’s own rules: another ground under a pointer, and another when it is pressed. */
export const Buttons = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('button', { name: 'I have paid' }).map(groundOf)
    const [rest, hover, pressed, focus] = row
    await expect(hover).not.toBe(rest)
    await expect(pressed).not.toBe(hover)
    await expect(focus).toBe(rest)
    await expect(canvas.getAllByRole('button', { name: 'I have paid' })[3]).toHaveStyle(
      'outline-style: solid',
    )
    await expect(canvas.getByText('Time is up')).toBeVisible()
  },
})

/** A field that has the focus and one that is wrong have another border than an empty one. */
export const Fields = meta.story({
  render: () => <FieldSection />,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox', { name: 'E-mail' }).map(field => field.parentElement)
    const lines = boxes.map(box => (box === null ? '' : getComputedStyle(box).borderColor))
    await expect(lines[1]).not.toBe(lines[0])
    await expect(lines[3]).not.toBe(lines[0])
  },
})

/** Every type says what is wrong with its answer, and nothing once it is right. */
export const FieldTypes = meta.story({
  render: () => <FormSection />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findVisible(canvas.findByText('Incorrect Email'))
    const wrong = () => [...canvasElement.querySelectorAll('[data-type]:has([aria-invalid="true"])')]
    await expect(wrong().map(place => place.getAttribute('data-type'))).toEqual(fieldTypeIds)
    await userEvent.click(canvas.getByRole('radio', { name: 'Right' }))
    await expect(canvas.queryByText('Incorrect Email')).not.toBeInTheDocument()
    await expect(wrong()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Send it' }))
    await findVisible(canvas.findByText('This name is taken.'))
  },
})
