import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CopyButton, copyButtonLooks } from '../../design-system/primitives/button/CopyButton.tsx'
import { AxisTable } from '../support/AxisTable.tsx'
import { findVisible } from '../support/findVisible.ts'

const meta = preview.meta({ title: 'Primitives/CopyButton', component: CopyButton })

const words = {
  text: '0142883761',
  label: 'Copy',
  copiedLabel: 'Copied',
  failedLabel: 'Select and copy it by hand',
}

/** For trying it: what is copied is the account number without spaces. */
export const Default = meta.story({ args: words })

/** The icon and the word, before anything is copied. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <AxisTable rows={copyButtonLooks} columns={['idle']}>
      {look => <CopyButton {...words} look={look} />}
    </AxisTable>
  ),
})

/** “Copied” is seen and spoken, and the button is itself again two seconds later. */
export const Copies = meta.story({
  args: words,
  play: async ({ canvas, userEvent }) => {
    const written = fn((_text: string) => Promise.resolve())
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(written)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await findVisible(canvas.findByRole('button', { name: 'Copied' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await expect(written).toHaveBeenCalledWith('0142883761')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible(), { timeout: 3000 })
    clipboard.mockRestore()
  },
})

/** When the browser refuses, it is said what to do instead, and no success is claimed. */
export const Refused = meta.story({
  args: words,
  play: async ({ canvas, userEvent }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const selection = spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await findVisible(canvas.findByRole('button', { name: 'Select and copy it by hand' }))
    clipboard.mockRestore()
    selection.mockRestore()
  },
})
