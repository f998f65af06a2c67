import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import LockOpen from 'lucide-react/icons/lock-open'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { buttonSizes, buttonVariants } from '../../design-system/primitives/button/axes.ts'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/Button', component: Button })

/** A press and Enter both act. */
export const Default = meta.story({
  args: { variant: 'primary' as const, children: 'I have paid', onClick: fn() },
})

Default.test('acts on a press and on Enter', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'I have paid' })
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onClick).toHaveBeenCalledTimes(2)
})

/** Every variant in every size, with an icon, while it waits, and when it may not be pressed. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <AxisTable rows={buttonVariants} columns={[...buttonSizes, 'icon', 'pending', 'unavailable']}>
      {(variant, column) => {
        if (column === 'icon')
          return (
            <Button variant={variant} icon={ArrowDownLeft}>
              Buy
            </Button>
          )
        if (column === 'pending')
          return (
            <Button variant={variant} pendingLabel="Sending">
              Buy
            </Button>
          )
        if (column === 'unavailable') {
          return (
            <Inline wrap="nowrap">
              <Button variant={variant} disabledReason="From 14:32">
                Open dispute
              </Button>
            </Inline>
          )
        }
        return (
          <Button variant={variant} size={column}>
            Release
          </Button>
        )
      }}
    </AxisTable>
  ),
})

function SendOnce({ onSend }: { onSend: () => void }) {
  const [isSending, setIsSending] = useState(false)
  const send = () => {
    setIsSending(true)
    onSend()
  }
  return (
    <Button variant="danger" icon={LockOpen} pendingLabel={isSending ? 'Sending' : undefined} onClick={send}>
      Release 0.0085 BTC
    </Button>
  )
}

const onSend = fn()

/** A double press sends once: while it waits the button says so and is busy. */
export const Pending = meta.story({
  render: () => <SendOnce onSend={onSend} />,
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Release 0.0085 BTC' }))
    await expect(canvas.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }))
    await expect(onSend).toHaveBeenCalledTimes(1)
  },
})

/** It can be reached by keys and says why it does not act, instead of only being grey. */
export const Unavailable = meta.story({
  args: { children: 'Open dispute', disabledReason: 'Dispute unlocks 30 min after you pay', onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Open dispute' })
    await expect(button).toHaveAccessibleDescription('Dispute unlocks 30 min after you pay')
    await expect(canvas.getByText('Dispute unlocks 30 min after you pay')).toBeVisible()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** Enter in a field does not send a form whose button says that something is missing. */
export const SubmitsOnlyWhenAvailable = meta.story({
  render: () => {
    return (
      <form
        onSubmit={event => {
          event.preventDefault()
          onSend()
        }}
      >
        <label>
          Amount <input name="amount" />
        </label>
        <Button type="submit" disabledReason="Enter an amount">
          Send
        </Button>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear()
    await userEvent.type(canvas.getByLabelText('Amount'), '5{Enter}')
    await expect(onSend).not.toHaveBeenCalled()
  },
})
