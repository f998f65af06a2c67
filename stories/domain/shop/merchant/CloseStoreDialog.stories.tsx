import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CloseStoreDialog } from '../../../../design-system/domain/shop/merchant/store/CloseStoreDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const [onSubmit, close, dismiss] = [fn(async () => undefined), fn(), fn()]

const meta = preview.meta({
  title: 'Domain/Merchant/CloseStoreDialog',
  component: CloseStoreDialog,
  args: { title: 'Night Market', onSubmit, close, dismiss },
})

/** What cannot be undone is not done before the name of the store is typed. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('alertdialog', { name: 'Close Night Market?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close Night Market' }))
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox'), 'Night Market')
    await userEvent.click(screen.getByRole('button', { name: 'Close Night Market' }))
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  },
})
/** The warning and the name to be typed in Russian. */
export const InRussian = meta.story({ globals: { locale: 'ru' } })
