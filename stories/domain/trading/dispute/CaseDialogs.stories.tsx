import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CaseDialog } from '../../../../design-system/domain/trading/dispute/CaseDialog.tsx'
import { ProofFiles } from '../../../../design-system/domain/trading/dispute/ProofFiles.tsx'
import { RulingDialog } from '../../../../design-system/domain/trading/dispute/RulingDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'

const meta = preview.meta({
  title: 'Domain/Dispute/Dialogs',
  component: CaseDialog,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
})

const dialog = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await findVisible(screen.findByRole(role, { name })))
const files = (
  <ProofFiles
    files={[
      { key: 'a', name: 'receipt.jpg', size: 245_000, progress: null },
      { key: 'b', name: 'statement.pdf', size: 2_400_000, progress: 0.4 },
    ]}
    onAdd={fn()}
    onRemove={fn()}
    error="Attach a JPG, PNG, WebP or PDF file"
  />
)
const refuse = fn(() => Promise.reject(storyRefusal('statement', 'Characters: 10 at least.')))

/** No dispute without a reason; what the server objects to in the statement is marked at that field. */
export const OpensADispute = meta.story({
  tags: ['visual'],
  args: { kind: 'dispute', onSubmit: refuse, onClose: fn(), children: files },
  play: async ({ userEvent }) => {
    const view = await dialog('Open a dispute')
    const statement = view.getByRole('textbox', { name: 'What happened?' })
    await userEvent.type(statement, 'I paid at 14:04 from Access Bank')
    await userEvent.click(view.getByRole('button', { name: 'Open dispute' }))
    await expect(refuse).not.toHaveBeenCalled()
    await userEvent.click(view.getByRole('radio', { name: /^Paid, coins not released/ }))
    await userEvent.click(view.getByRole('button', { name: 'Open dispute' }))
    await waitFor(() =>
      expect(refuse).toHaveBeenCalledWith({
        reason: 'not_released',
        statement: 'I paid at 14:04 from Access Bank',
      }),
    )
    await waitFor(() => expect(statement).toHaveAttribute('aria-invalid', 'true'))
  },
})

/** A claim asks in words of its own, with a file still uploading and an objection under the files; in Russian. */
export const FilesAClaimInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru' },
  args: { kind: 'claim', onSubmit: fn(), onClose: fn(), children: files },
})

const ends = { onSubmit: fn(async () => undefined), close: fn(), dismiss: fn() }
/** A ruling cannot be undone: it takes a reason and a tick that both sides were read. */
export const RulesOnlyAfterBothWereRead = meta.story({
  tags: ['visual'],
  render: () => (
    <RulingDialog
      title="Rule for the seller?"
      warning="0.00169634 BTC goes back to lagoscoin. This cannot be undone."
      inFavourOf="seller"
      {...ends}
    />
  ),
  play: async ({ userEvent }) => {
    const view = await dialog('Rule for the seller?', 'alertdialog')
    const press = () => userEvent.click(view.getByRole('button', { name: 'Rule for the seller' }))
    await userEvent.type(view.getByRole('textbox', { name: 'Why' }), 'No transfer arrived.')
    await press()
    await expect(ends.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(view.getByRole('checkbox', { name: /I have read both sides/ }))
    await press()
    await waitFor(() =>
      expect(ends.onSubmit).toHaveBeenCalledWith({ inFavourOf: 'seller', reason: 'No transfer arrived.' }),
    )
    await waitFor(() => expect(ends.close).toHaveBeenCalledWith(true))
  },
})
