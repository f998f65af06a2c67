import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ChatComposer } from '../../../../design-system/domain/trading/chat/composer/ChatComposer.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { ValueHolder } from '../../../support/ValueHolder.tsx'

const meta = preview.meta({ title: 'Domain/Chat/ChatComposer', component: ChatComposer })

const args = {
  draft: '',
  onDraft: fn(),
  file: null,
  onAttach: fn(),
  onRemoveFile: fn(),
  onSend: fn(),
}
const file = { name: 'access-transfer.jpg', size: 219_000, progress: 0.4 }

const states = () => (
  <Stack gap="4">
    <ChatComposer {...args} />
    <ChatComposer {...args} draft={'A draft\nof three\nlines'} />
    <ChatComposer {...args} file={file} />
    <ChatComposer {...args} draft="Here it is" file={{ ...file, progress: null }} />
    <ChatComposer {...args} fileAskedBy="lagoscoin" />
    <ChatComposer {...args} error="The file is larger than 10 MB" />
    <ChatComposer {...args} disabledReason="You can write again when the arbiter has answered." />
  </Stack>
)

/** Empty, a draft of three lines, uploading, a file that is ready, asked for a file, an error, and locked. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** The seven composers with Russian hints and reasons, which need more lines. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** Enter sends and keeps the focus, with Shift it starts a line, and an empty box sends nothing. */
export const EnterSendsAndShiftEnterDoesNot = meta.story({
  args: { ...args, onSend: fn() },
  render: given => (
    <ValueHolder initial="">
      {(draft, setDraft) => <ChatComposer {...given} draft={draft} onDraft={setDraft} />}
    </ValueHolder>
  ),
  play: async ({ canvas, args: given, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Write a message' })
    await userEvent.type(box, '{Enter}')
    await expect(given.onSend).not.toHaveBeenCalled()
    await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two')
    await expect(box).toHaveValue('one\ntwo')
    await expect(given.onSend).not.toHaveBeenCalled()
    await userEvent.type(box, '{Enter}')
    await expect(given.onSend).toHaveBeenCalledTimes(1)
    await expect(box).toHaveFocus()
  },
})

/** A message with a file does not leave before the upload is done, and the upload can be stopped. */
export const WaitsForTheUpload = meta.story({
  args: { ...args, draft: 'With a file', file, onSend: fn() },
  play: async ({ canvas, args: given, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading 40%' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(given.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop uploading access-transfer.jpg' }))
    await expect(given.onRemoveFile).toHaveBeenCalled()
  },
})

/** A picked file is handed on as it is, name and type included. */
export const TakesAFile = meta.story({
  args: { ...args, onAttach: fn() },
  play: async ({ canvasElement, args: given, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    const receipt = new File(['x'], 'receipt.png', { type: 'image/png' })
    await userEvent.upload(input!, receipt)
    await expect(given.onAttach).toHaveBeenCalledWith(receipt)
  },
})

/** A locked box tells screen readers its reason too, and Enter sends nothing. */
export const SaysWhyNothingCanBeWritten = meta.story({
  args: { ...args, disabledReason: 'You can write again when the arbiter has answered.', onSend: fn() },
  play: async ({ canvas, args: given, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Write a message' })
    await expect(box).toHaveAttribute('aria-disabled', 'true')
    await expect(box).toHaveAccessibleDescription('You can write again when the arbiter has answered.')
    await userEvent.type(box, 'x{Enter}')
    await expect(given.onSend).not.toHaveBeenCalled()
  },
})

/** A link goes out only after it was asked about; staff are not asked. */
export const AsksBeforeALinkGoesOut = meta.story({
  args: { ...args, draft: 'See t.me/lagoscoin', onSend: fn() },
  play: async ({ canvas, args: given, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Write a message' })
    await userEvent.type(box, '{Enter}')
    await expect(given.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/There is a link in your message/)
    await userEvent.click(canvas.getByRole('button', { name: 'Change it' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(box).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send anyway' }))
    await expect(given.onSend).toHaveBeenCalledOnce()
  },
})

/** An arbiter's link goes out at the first press, without the question that users get. */
export const StaffAreNotAsked = meta.story({
  args: { ...args, draft: 'See https://souk.example/rules', isStaff: true, onSend: fn() },
  play: async ({ canvas, args: given, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(given.onSend).toHaveBeenCalledOnce()
  },
})

/** The notice over the box names who waits for a file, and its button opens the picker. */
export const SaysWhoWaitsForAFile = meta.story({
  args: { ...args, fileAskedBy: 'lagoscoin' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('lagoscoin asks you for a file.')).toBeVisible()
    const picked = fn()
    canvasElement.querySelector('input[type=file]')!.addEventListener('click', event => {
      event.preventDefault()
      picked()
    })
    await userEvent.click(canvas.getAllByRole('button', { name: 'Attach a file' })[0]!)
    await expect(picked).toHaveBeenCalled()
  },
})
