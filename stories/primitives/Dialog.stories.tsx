import LockOpen from 'lucide-react/icons/lock-open'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { Checkbox } from '../../design-system/primitives/checkbox/Checkbox.tsx'
import { DangerDialog } from '../../design-system/primitives/dialog/DangerDialog.tsx'
import { Dialog } from '../../design-system/primitives/dialog/Dialog.tsx'
import { Sheet } from '../../design-system/primitives/dialog/Sheet.tsx'
import { AmountField } from '../../design-system/primitives/field/AmountField.tsx'
import { CodeField } from '../../design-system/primitives/field/CodeField.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import { findVisible } from '../support/findVisible.ts'

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
})

const onRelease = fn()
const keep = () => undefined

function Opened({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open it</Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  )
}

const plain = (isOpen: boolean, close: () => void) => (
  <Dialog
    isOpen={isOpen}
    onClose={close}
    title="Cancel the trade?"
    closeLabel="Close"
    footer={
      <>
        <Button onClick={close}>Keep it</Button>
        <Button variant="primary" onClick={close}>
          Cancel the trade
        </Button>
      </>
    }
  >
    <Text as="p">
      The coins go back to the seller. Three cancels in 24 hours pause your trading for a day.
    </Text>
  </Dialog>
)

/** A question with two answers over the page: opening it takes the focus inside. */
export const Default = meta.story({
  tags: ['visual'],
  render: () => <Opened>{plain}</Opened>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }))
    const dialog = await findVisible(screen.findByRole('dialog', { name: 'Cancel the trade?' }))
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  },
})

/** Tab goes round inside the dialog; Escape closes it, and the opener has the focus again. */
export const FocusIsHeldAndGivenBack = meta.story({
  render: () => <Opened>{plain}</Opened>,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open it' })
    await userEvent.click(opener)
    const dialog = await findVisible(screen.findByRole('dialog'))
    for (let step = 0; step < 5; step++) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** A sheet for the details of something on the page, named by its title and closed by a button. */
export const Panel = meta.story({
  tags: ['visual'],
  render: () => (
    <Opened>
      {(isOpen, close) => (
        <Sheet isOpen={isOpen} onClose={close} title="Movement" closeLabel="Close">
          <Text as="p">Locked in escrow for trade 8F2K41.</Text>
        </Sheet>
      )}
    </Opened>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Movement' })).toBeVisible())
  },
})

/** Details that are longer than the window are scrolled inside the sheet: its cross stays, and its end is come to. */
export const LongPanel = meta.story({
  render: () => (
    <Opened>
      {(isOpen, close) => (
        <Sheet isOpen={isOpen} onClose={close} title="Trade #H4X9Q" closeLabel="Close">
          {Array.from({ length: 60 }, (_, step) => (
            <Text as="p" key={step}>
              Step {step + 1} of its history
            </Text>
          ))}
          <Button>Download the receipt</Button>
        </Sheet>
      )}
    </Opened>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }))
    const sheet = await findVisible(screen.findByRole('dialog', { name: 'Trade #H4X9Q' }))
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
    const last = within(sheet).getByRole('button', { name: 'Download the receipt' })
    last.focus()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
})

const danger = (isOpen: boolean, close: () => void) => (
  <DangerDialog
    isOpen={isOpen}
    onClose={close}
    title="Release bitcoin to kunle_o?"
    warning="This cannot be undone. Souk cannot return released coins."
    icon={LockOpen}
    closeLabel="Close"
    cancelLabel="Not yet"
    action={
      <Button variant="danger" size="l" icon={LockOpen} onClick={onRelease}>
        Release 0.00169634 BTC
      </Button>
    }
    note="A screenshot is not proof of payment. Only your bank balance is."
  >
    <Checkbox checked onChange={keep}>
      I opened my bank app and ₦250,000 is in my available balance.
    </Checkbox>
    <Checkbox checked onChange={keep}>
      The sender is KUNLE O. ADEYEMI, the same name as in this trade.
    </Checkbox>
    <AmountField
      label="Type the amount you received"
      labelEnd="Matches"
      isValid
      symbol="₦"
      code="NGN"
      size="l"
      value="250,000.00"
      onChange={keep}
    />
    <CodeField label="6-digit code from your authenticator" value="40971" onChange={keep} />
  </DangerDialog>
)

/** Its warning is read out with its title, and the focus begins on “Not yet”. */
export const Danger = meta.story({
  tags: ['visual'],
  render: () => <Opened>{danger}</Opened>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }))
    const dialog = await findVisible(
      screen.findByRole('alertdialog', { name: 'Release bitcoin to kunle_o?' }),
    )
    await expect(dialog).toHaveAccessibleDescription(
      'This cannot be undone. Souk cannot return released coins.',
    )
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Not yet' })).toHaveFocus())
  },
})

/** Neither Enter in a field nor a press beside it releases coins or closes the dialog. */
export const DangerIsDeliberate = meta.story({
  render: () => <Opened>{danger}</Opened>,
  play: async ({ canvas, userEvent }) => {
    onRelease.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }))
    const dialog = await findVisible(screen.findByRole('alertdialog'))
    await userEvent.type(within(dialog).getByRole('textbox', { name: /6-digit/ }), '{Enter}')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /amount you received/ }), '{Enter}')
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body })
    await expect(onRelease).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(onRelease).not.toHaveBeenCalled()
  },
})

/** It stands on the lower edge of a phone, and no button is lower than 44 pixels. */
export const DangerOnPhone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Opened>{danger}</Opened>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }))
    const dialog = await findVisible(screen.findByRole('alertdialog'))
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight))
    for (const button of within(dialog).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
})

/** The action is there and says what has to be done first, in Russian. */
export const DangerNotYetPossible = meta.story({
  tags: ['visual'],
  render: () => (
    <Opened>
      {(isOpen, close) => (
        <DangerDialog
          isOpen={isOpen}
          onClose={close}
          title="Отпустить биткоин для kunle_o?"
          warning="Это нельзя отменить. Souk не сможет вернуть отпущенные монеты."
          icon={LockOpen}
          closeLabel="Закрыть"
          cancelLabel="Пока нет"
          action={
            <Button
              variant="danger"
              size="l"
              icon={LockOpen}
              disabledReason="Сначала проверьте свой счёт"
              onClick={onRelease}
            >
              Отпустить 0,00169634 BTC
            </Button>
          }
        >
          <Checkbox checked={false} onChange={keep}>
            Деньги на моём счёте.
          </Checkbox>
        </DangerDialog>
      )}
    </Opened>
  ),
  play: async ({ canvas, userEvent }) => {
    onRelease.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }))
    const action = await screen.findByRole('button', { name: 'Отпустить 0,00169634 BTC' })
    await expect(action).toHaveAccessibleDescription('Сначала проверьте свой счёт')
    await userEvent.click(action)
    await expect(onRelease).not.toHaveBeenCalled()
  },
})
