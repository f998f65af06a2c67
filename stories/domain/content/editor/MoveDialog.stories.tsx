import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MoveDialog } from '../../../../design-system/domain/content/editor/MoveDialog.tsx'
import type { DocumentPlace } from '../../../../design-system/domain/content/editor/MoveDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const onMove = fn<(place: DocumentPlace) => Promise<void>>(async () => {})

const meta = preview.meta({
  title: 'Domain/Editor/MoveDialog',
  component: MoveDialog,
  args: { document: { place: 2, parent: 'money' }, onMove, onClose: fn() },
})

const dialog = async () =>
  within(await findVisible(screen.findByRole('dialog', { name: 'Move this document' })))

/** An item may go to another category. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    const canvas = await dialog()
    const place = canvas.getByRole('textbox', { name: 'Place among its like' })
    await userEvent.clear(place)
    await userEvent.type(place, 'first')
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(place).toBeInvalid()
    await userEvent.clear(place)
    await userEvent.type(place, '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(args.onMove).toHaveBeenCalledWith({ place: 1, parent: 'money' })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
