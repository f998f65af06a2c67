import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ModalHost } from '../../design-system/modal/ModalHost.tsx'
import { createModalStore } from '../../design-system/modal/modalStore.ts'
import type { ModalTable } from '../../design-system/modal/modalTable.ts'
import { useModalOf } from '../../design-system/modal/useModal.ts'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { findVisible } from '../support/findVisible.ts'

const meta = preview.meta({
  title: 'Forms/ModalHost',
  component: ModalHost,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

const table = {
  confirmation: {
    load: () => import('../../design-system/modal/Confirmation.tsx').then(module => module.Confirmation),
  },
} satisfies ModalTable

const onAnswer = fn()
const onConfirm = fn(() => Promise.resolve())

const questions = {
  plain: { title: 'Leave without saving?', confirmLabel: 'Leave', children: 'What you typed will be lost.' },
  danger: {
    title: 'Delete the store?',
    warning: 'This cannot be undone. Its invoices stop working.',
    confirmLabel: 'Delete store',
  },
  acting: { title: 'Cancel the trade?', confirmLabel: 'Cancel trade', onConfirm },
} as const

function Asker({ question }: { question: keyof typeof questions }) {
  const modal = useModalOf<typeof table>()
  const ask = async () => onAnswer(await modal.open('confirmation', questions[question]))
  return <Button onClick={() => void ask()}>Ask</Button>
}

/** The application's: a story reaches it as the router would. */
const store = createModalStore({ load: load => load(), onFailed: () => {} })

const Page = ({ question }: { question: keyof typeof questions }) => (
  <ModalHost store={store} table={table}>
    <Asker question={question} />
  </ModalHost>
)

const begin = async () => {
  // What the story before left open is answered before this one listens.
  store.closeModal()
  await Promise.resolve()
  await Promise.resolve()
  onAnswer.mockClear()
  onConfirm.mockReset()
  onConfirm.mockResolvedValue(undefined)
}

/** A plain question: its answer is given back to whoever asked, and so is the focus. */
export const Confirmation = meta.story({
  render: () => <Page question="plain" />,
  beforeEach: begin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible())
  },
})

Confirmation.test('answers true, closes, and gives the focus back', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus())
})

Confirmation.test('Escape is no answer', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[undefined]]))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus())
})

Confirmation.test('a change of route closes it', async () => {
  store.closeModal()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(onAnswer.mock.calls).toEqual([[undefined]])
})

Confirmation.test(
  'another takes its place, and the focus still goes back to the first',
  async ({ canvas, userEvent }) => {
    void store.open('confirmation', table.confirmation, questions.danger)
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete the store?' })).toBeVisible())
    await expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
    await expect(onAnswer.mock.calls).toEqual([[undefined]])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus())
  },
)

/** What cannot be undone warns and gives the focus to “Not yet”, so that Enter does no harm. */
export const Danger = meta.story({
  render: () => <Page question="danger" />,
  beforeEach: begin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const dialog = await findVisible(screen.findByRole('alertdialog', { name: 'Delete the store?' }))
    await expect(dialog).toHaveAccessibleDescription('This cannot be undone. Its invoices stop working.')
    await expect(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[undefined]]))
  },
})

/** The dialog does the thing itself: it waits, stays open when it is refused, and sends no second time. */
export const Acting = meta.story({
  render: () => <Page question="acting" />,
  beforeEach: begin,
  play: async ({ canvas, userEvent }) => {
    let refuse = () => {}
    onConfirm.mockReturnValueOnce(
      new Promise((_, reject) => {
        refuse = () => reject(new Error('refused'))
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Cancel trade' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sending' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
    refuse()
    const again = await screen.findByRole('button', { name: 'Cancel trade' })
    await expect(onAnswer).not.toHaveBeenCalled()
    await userEvent.click(again)
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The words that the host brings itself, “Not yet” and “Close”, in Russian. */
export const InRussian = meta.story({
  globals: { locale: 'ru' },
  render: () => <Page question="danger" />,
  beforeEach: begin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Пока нет' })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toBeVisible()
  },
})
