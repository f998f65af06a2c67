import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Chat } from '../../../../design-system/domain/trading/chat/Chat.tsx'
import { ChatFailed } from '../../../../design-system/domain/trading/chat/ChatFailed.tsx'
import { ChatLoading } from '../../../../design-system/domain/trading/chat/ChatLoading.tsx'
import type { Message } from '../../../../design-system/domain/trading/chat/message/message.ts'
import { noteLook } from '../../../../design-system/domain/trading/trade/info/noteLook.ts'
import { Button } from '../../../../design-system/primitives/button/Button.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import {
  image,
  mine,
  noted,
  pdf,
  storyAssets,
  storyMessages,
  theirs,
} from '../../support/trading/storyMessages.ts'
import { ChatPlace } from './Chat.stories.styles.ts'

const meta = preview.meta({
  title: 'Domain/Chat/Chat',
  component: Chat,
  decorators: [
    Story => (
      <ChatPlace>
        <Story />
      </ChatPlace>
    ),
    withStoppedClock,
  ],
})

const args = {
  messages: storyMessages,
  outgoing: [],
  assets: storyAssets,
  partnerName: 'lagoscoin',
  isPartnerTyping: false,
  hasOlder: false,
  isLoadingOlder: false,
  onLoadOlder: fn(),
  onRetry: fn(),
  onDiscard: fn(),
  onRead: fn(),
  pinned: [],
  onPin: fn(),
}

/** Bubbles of both sides around the escrow note; marks tell read from delivered, and the partner is typing. */
export const Conversation = meta.story({
  tags: ['visual'],
  args: { ...args, isPartnerTyping: true },
  play: async ({ canvas, args: given }) => {
    const log = canvas.getByRole('log', { name: 'Messages' })
    await expect(log).toHaveTextContent(/0\.00169634.BTC locked in escrow · 14:02/)
    await expect(log).toHaveTextContent('lagoscoin is typing')
    await expect(canvas.getByRole('img', { name: 'Read' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Delivered' })).toBeVisible()
    await expect(given.onRead).toHaveBeenCalledWith(storyMessages.at(-1)?.id)
  },
})

const notes = Object.keys(noteLook).map((code, index) =>
  noted(code, index - 30, code === 'marked_paid' ? 'NGN' : 'BTC'),
)

/** Every note of the system under the next: an icon and a sentence of its own, with an amount where there is one. */
export const EveryNote = meta.story({ args: { ...args, messages: notes } })
/** The notes as Russian sentences: look for bad breaks in the narrow column of a chat. */
export const EveryNoteInRussian = meta.story({
  globals: { locale: 'ru' },
  args: { ...args, messages: notes },
})

/** Marks between days, a picture, a named PDF, the arbiter's bubble, and a word too long to break. */
export const FilesDaysAndAnArbiter = meta.story({
  args: {
    ...args,
    messages: [
      theirs('Until tomorrow.', -3 * 24 * 60),
      mine('Good morning.', -24 * 60),
      mine('Here is the receipt.', -4, { attachment: image }),
      theirs('', -3, { attachment: pdf }),
      theirs('I have read both. Please show the bank statement.', -2, {
        author: 'arbiter',
        authorName: 'mira',
      }),
      theirs(`NoSpacesAtAll${'AndOn'.repeat(30)}`, -1),
      theirs('Two\nlines', 0),
    ],
  },
  play: async ({ canvas }) => {
    for (const day of ['March 2', 'Yesterday', 'Today']) await expect(canvas.getByText(day)).toBeVisible()
    await expect(canvas.getByText('Souk arbiter')).toBeVisible()
    const download = canvas.getByRole('link', { name: new RegExp(`^Download ${pdf.name}`) })
    await expect(download).toHaveAttribute('href', pdf.url)
    await expect(download).toHaveTextContent(/PDF · 1\.5.MB/)
    await expect(canvas.getByRole('link', { name: 'Open access-transfer.jpg' })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
})

const waiting = (clientId: string, text: string, state: 'sending' | 'failed') => ({
  clientId,
  text,
  state,
  attachmentName: null,
  createdAt: minutesFromNow(0),
})

/** A message that is being sent beside one that failed; only the failed one can be sent again or removed. */
export const OnTheWay = meta.story({
  args: {
    ...args,
    outgoing: [waiting('c1', 'On its way', 'sending'), waiting('c2', 'Not there', 'failed')],
  },
  play: async ({ canvas, args: given, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(given.onRetry).toHaveBeenCalledWith('c2')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(given.onDiscard).toHaveBeenCalledWith('c2')
  },
})

/** Before the first message the chat invites to write one instead of standing blank. */
export const Empty = meta.story({ args: { ...args, messages: [] } })
/** Still bubbles on both sides show that a conversation is on its way. */
export const Coming = meta.story({ args, render: () => <ChatLoading /> })

const onRetry = fn()
/** The messages did not load: the chat says so in its own place and can be asked for again. */
export const Failed = meta.story({
  args,
  render: () => <ChatFailed isRetrying={false} onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})

const many = Array.from({ length: 30 }, (_, index) => theirs(`Message ${index}`, index - 60))
const older = Array.from({ length: 20 }, (_, index) => theirs(`Older ${index}`, index - 120))

interface GrowingProps {
  onRead: (id: string) => void
}

/** A conversation that a story can add to, above and below. */
function Growing({ onRead }: GrowingProps) {
  const [messages, setMessages] = useState<readonly Message[]>(many)
  const [hasOlder, setHasOlder] = useState(true)
  return (
    <>
      <Button size="s" onClick={() => setMessages([...messages, theirs(`Fresh ${messages.length}`, 0)])}>
        They write
      </Button>
      <Chat
        {...args}
        messages={messages}
        hasOlder={hasOlder}
        onRead={onRead}
        onLoadOlder={() => {
          setHasOlder(false)
          setMessages(now => [...older, ...now])
        }}
      />
    </>
  )
}

/** Whoever reads at the end is kept there when a message comes in, and it counts as read at once. */
export const FollowsItsEnd = meta.story({
  args: { ...args, onRead: fn() },
  render: ({ onRead }) => <Growing onRead={onRead} />,
  play: async ({ canvas, args: given, userEvent }) => {
    const log = canvas.getByRole('log')
    const isAtEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 2
    await waitFor(() => expect(isAtEnd()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'They write' }))
    await waitFor(() => expect(isAtEnd()).toBe(true))
    await waitFor(() => expect(given.onRead).toHaveBeenLastCalledWith('Fresh 300'))
  },
})

/** Whoever reads further up is not moved; a button counts what is new, which is unread until it is in view. */
export const StaysWhereItIsRead = meta.story({
  args: { ...args, onRead: fn() },
  render: ({ onRead }) => <Growing onRead={onRead} />,
  play: async ({ canvas, args: given, userEvent }) => {
    const log = canvas.getByRole('log')
    log.scrollTop = 300
    await canvas.findByRole('button', { name: 'To the newest message' })
    await userEvent.click(canvas.getByRole('button', { name: 'They write' }))
    const jump = await canvas.findByRole('button', { name: '1 new message' })
    await expect(log.scrollTop).toBe(300)
    await expect(given.onRead).not.toHaveBeenCalledWith('Fresh 300')
    await userEvent.click(jump)
    await waitFor(() => expect(given.onRead).toHaveBeenLastCalledWith('Fresh 300'))
    await waitFor(() => expect(jump).not.toBeInTheDocument())
  },
})

/** At its top the log takes in older messages without moving the one that is being read. */
export const LoadsOlderAboveWithoutJumping = meta.story({
  args,
  render: () => <Growing onRead={fn()} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    // It opens at its end; somebody scrolls up from there.
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2))
    log.scrollTop = 0
    await canvas.findByText('Older 0')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(300))
    await expect(canvas.getByText('Message 0')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument()
  },
})

const pinned = [
  mine('My bank is GTB, and my account ends in 8876.', -2, { isPinned: true }),
  theirs('', -5, { attachment: pdf, isPinned: true }),
]
/** The latest pin stands over the chat; all of them unfold. */
export const Pins = meta.story({
  args: { ...args, messages: [...storyMessages, ...pinned], pinned, onPin: fn() },
  play: async ({ canvas, args: given, userEvent }) => {
    const pins = canvas.getByRole('region', { name: 'Pinned messages' })
    await expect(pins).toHaveTextContent('My bank is GTB')
    await expect(pins).not.toHaveTextContent(pdf.name)
    await userEvent.click(canvas.getByRole('button', { name: '2 pinned messages' }))
    await expect(pins).toHaveTextContent(`File ${pdf.name}`)
    await userEvent.click(within(pins).getAllByRole('button', { name: 'Unpin' })[1]!)
    await expect(given.onPin).toHaveBeenCalledWith(pinned[1]!.id, false)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Pin' })[0]!)
    await expect(given.onPin).toHaveBeenCalledWith(storyMessages[1]!.id, true)
  },
})
/** A message of somebody else can be reported; one of one’s own cannot. */
export const Reports = meta.story({
  args: { ...args, messages: storyMessages.slice(0, 3), onReport: fn() },
  play: async ({ canvas, args: given, userEvent }) => {
    const others = given.messages.filter(({ isMine, system }) => !isMine && system === null)
    const buttons = canvas.getAllByRole('button', { name: 'Report this message' })
    await expect(buttons).toHaveLength(others.length)
    await userEvent.click(buttons[0]!)
    await expect(given.onReport).toHaveBeenCalledWith(others[0])
  },
})
/** Two pins, folded under one Russian line over the conversation. */
export const PinsInRussian = meta.story({
  globals: { locale: 'ru' },
  args: { ...args, messages: [...storyMessages, ...pinned], pinned },
})

/** A partner who leads out of the chat; one's own words and an arbiter's carry no mark. */
export const LinksAndContacts = meta.story({
  args: {
    ...args,
    messages: [
      theirs('Log in at souk-help.online to confirm', -4),
      theirs('Let us talk on WhatsApp: +234 803 123 4567', -3),
      mine('I am at https://example.com', -2),
      theirs('Read https://souk.example/rules', -1, { author: 'arbiter', authorName: 'mira' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Never log in or enter a code there/)).toHaveLength(1)
    await expect(canvas.getAllByText(/Stay in this chat/)).toHaveLength(1)
  },
})
