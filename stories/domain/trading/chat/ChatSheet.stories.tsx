import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ChatSheet } from '../../../../design-system/domain/trading/chat/ChatSheet.tsx'
import { PartnerCard } from '../../../../design-system/domain/trading/trade/partner/PartnerCard.tsx'
import { Button } from '../../../../design-system/primitives/button/Button.tsx'
import { ngn } from '../../support/storyAsset.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { StoryChat } from '../../support/trading/StoryChat.tsx'
import { storyTrade } from '../../support/trading/storyTrade.ts'
import { findVisible } from '../../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Chat/ChatSheet',
  component: ChatSheet,
  decorators: [withStoppedClock],
  parameters: { docs: { story: { inline: false, height: '760px' } } },
})

const trade = storyTrade('new')
const args = {
  isOpen: true,
  onClose: fn(),
  trade,
  fiat: ngn,
  pending: null,
  onAction: fn(),
  partner: <PartnerCard partner={trade.counterparty} activity={trade.activity} isLooking={false} />,
  children: <StoryChat />,
}

/** The chat covers the page, yet the amount, the deadline and the next step stay in sight and can be pressed. */
export const Open = meta.story({
  tags: ['visual'],
  args,
  play: async ({ args: given, userEvent }) => {
    const sheet = within(await findVisible(screen.findByRole('dialog', { name: 'Chat with lagoscoin' })))
    await expect(sheet.getByText('₦')).toBeVisible()
    await expect(sheet.getByRole('timer')).toHaveTextContent('24:38 left to pay')
    await userEvent.click(sheet.getByRole('button', { name: /I have paid/ }))
    await expect(given.onAction).toHaveBeenCalledWith('confirm')
  },
})

/** The head of the sheet with Russian words for deadline and action; it must leave room for the chat. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args })

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Chat</Button>
      <ChatSheet {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Back at the trade, the keyboard stands on the button that opened the chat. */
export const GivesTheFocusBack = meta.story({
  args,
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Chat' })
    await userEvent.click(opener)
    const back = await screen.findByRole('button', { name: 'Back to the trade' })
    await userEvent.click(back)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
