import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NewDocumentDialog } from '../../../../design-system/domain/content/editor/list/NewDocumentDialog.tsx'
import { refusal } from '../../../support/app/failingAnswers.ts'
import { findVisible } from '../../../support/findVisible.ts'

const onCreate = fn(async () => {})

const meta = preview.meta({
  title: 'Domain/Editor/NewDocumentDialog',
  component: NewDocumentDialog,
  args: { onCreate, onClose: fn() },
})

const dialog = async () => within(await findVisible(screen.findByRole('dialog', { name: 'New document' })))

/** Capitals are made small in the address, and a page is created without a parent. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    const canvas = await dialog()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name in the address' }), 'About-Escrow')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onCreate).toHaveBeenCalledWith({ kind: 'page', code: 'about-escrow', parent: null })
  },
})

/** An item lies in a category. */
export const OfTheBlog = meta.story({
  play: async ({ args, userEvent }) => {
    const canvas = await dialog()
    await userEvent.click(canvas.getByRole('button', { name: /^Kind/ }))
    const options = within(await findVisible(screen.findByRole('listbox')))
    await userEvent.click(options.getByRole('option', { name: 'Item' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name in the address' }), 'first')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Category' }), 'money')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onCreate).toHaveBeenCalledWith({ kind: 'item', code: 'first', parent: 'money' })
  },
})

/** What cannot be an address is said at its field, and what is taken too. */
export const Refused = meta.story({
  args: {
    onCreate: fn(async () => {
      throw refusal(409, 'document_code_taken', { code: ['This name is taken.'] })
    }),
  },
  play: async ({ args, userEvent }) => {
    const canvas = await dialog()
    const code = canvas.getByRole('textbox', { name: 'Name in the address' })
    await userEvent.type(code, 'about us')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(code).toBeInvalid()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.clear(code)
    await userEvent.type(code, 'about-us')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await findVisible(canvas.findByText(/taken|of this name/))
  },
})
