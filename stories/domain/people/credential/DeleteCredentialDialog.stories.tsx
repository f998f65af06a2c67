import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DeleteCredentialDialog } from '../../../../design-system/domain/people/credential/DeleteCredentialDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyCredential } from '../../support/people/storyCredential.ts'

const meta = preview.meta({
  title: 'Domain/Credential/DeleteCredentialDialog',
  component: DeleteCredentialDialog,
  args: {
    credential: storyCredential({ advertsCount: 0 }),
    onDelete: fn(async () => undefined),
    close: fn(),
    dismiss: fn(),
  },
})

/** Details that no advert uses are deleted by one press. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete details' }))
    await waitFor(() => expect(args.close).toHaveBeenCalledWith(true))
  },
})
/** The name of the details inside a Russian question on a phone. */
export const Russian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })

/** As long as adverts use them, the dialog says what to do there first, and cannot delete. */
export const WhileAdvertsUseThem = meta.story({
  args: { credential: storyCredential() },
  play: async () => {
    await findVisible(screen.findByText('2 ads use these details. Choose others there first.'))
    await expect(screen.queryByRole('button', { name: 'Delete details' })).not.toBeInTheDocument()
  },
})

/** When deleting fails, the dialog stays and its button works again. */
export const StaysWhenItFails = meta.story({
  args: { onDelete: fn(() => Promise.reject(new Error('no line'))), close: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete details' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete details' })).toBeEnabled())
    await expect(args.close).not.toHaveBeenCalled()
  },
})
