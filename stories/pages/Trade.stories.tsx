import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TradePage } from '../../app/features/trade/TradePage.tsx'
import type { TradeSide, TradeStatus } from '../../design-system/domain/reference/status/tradeStatus.ts'
import { storyClaim } from '../domain/support/trading/storyDispute.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { can, cannot } from '../domain/support/trading/storyTrade.ts'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { fault, noAnswer, refusal } from '../support/app/failingAnswers.ts'
import { onPhone, tell } from '../support/app/currentExchange.ts'
import { storyTradeAnswer } from '../support/app/storyTradeAnswer.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, loaded, onceLoaded, showsRole, showsText } from '../support/plays.ts'
import { marketAnswers } from './marketAnswers.ts'
import { tradeAnswers } from './tradePage.ts'

const meta = preview.meta({ title: 'Pages/Trade', component: TradePage, ...pageMeta })

const page = pageAt('/trade/8F2K41')
const seen = (status: TradeStatus, side: TradeSide = 'buyer') =>
  page.with(tradeAnswers(storyTradeAnswer(status, side)))

/** The buyer's first look at a trade: the sum to send, the account, the time left, the chat; one button says it is paid. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: seen('new'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('button', { name: 'I have paid ₦250,000' }))
    await expect(canvas.getByRole('heading', { name: 'Trade #8F2K41' })).toBeVisible()
    await expect(await canvas.findByRole('log', { name: 'Messages' })).toHaveTextContent(/Hello! Please send/)
    await expect(canvas.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
      'Info',
      'Chat',
      'Terms',
      'History',
      'Notes',
    ])
  },
})

/** The seller reads to check the account first; releasing is the one red button, in Russian on a wide screen. */
export const SellerInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru' },
  render: seen('paid_confirmed', 'seller'),
  play: loaded,
})
/** A buyer on a phone: sum and account come first, and the button to say that it is paid stays at the foot. */
export const OnPhone = meta.story({ globals: onPhone, render: seen('new'), play: loaded })
/** A seller on a phone, in Russian: what to check stands above a bar with the release, Telegram and more time. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: seen('paid_confirmed', 'seller'),
  play: loaded,
})
/** The payment is above what goes out by itself. */
const waitingFor = (side: TradeSide) =>
  page.with({
    ...tradeAnswers({
      ...storyTradeAnswer('new', side),
      requisites: [],
      isWaitingForRequisites: true,
      actions: side === 'seller' ? [can('issue_requisites')] : [cannot('confirm', 'requisites_missing')],
    }),
    paymentMethods: marketAnswers['paymentMethods'] ?? (() => null),
    paymentCredentials: marketAnswers['paymentCredentials'] ?? (() => null),
  })
/** Without payment details nobody can say "paid": the button is there and tells why it has to wait. */
export const BuyerWaitsForDetails = meta.story({
  render: waitingFor('buyer'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText('The seller is about to send the details.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^I have paid/ })).toHaveAccessibleDescription(
      'You can pay once the seller has sent the details.',
    )
  }),
})
/** A seller whose details do not go out by themselves chooses saved ones or types others, and sends them. */
export const SellerSendsDetails = meta.story({
  tags: ['visual'],
  render: waitingFor('seller'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /GTBank, salary/ })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Send the details' })).toBeVisible()
  }),
})
/** The choice of saved details and the button to send them on a phone, in Russian. */
export const SellerSendsDetailsOnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: waitingFor('seller'),
  play: loaded,
})
/** A buyer in a dispute: what each side has said, what the arbiter asks for, and coins that stay locked. */
export const Disputed = meta.story({ tags: ['visual'], render: seen('disput'), play: loaded })
/** An arbiter reads both sides and rules. */
export const Arbiter = meta.story({
  tags: ['visual'],
  render: seen('disput', 'arbiter'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Seller' })).toHaveTextContent(/5 won, 1 lost/)
    await findVisible(canvas.findByRole('button', { name: 'Rule for the buyer' }))
  },
})
/** What is left to a buyer whose time ran out, and what becomes of it. */
export const Claimable = meta.story({
  render: page.with(
    tradeAnswers({ ...storyTradeAnswer('closed'), actions: [can('claim', minutesFromNow(7 * 24 * 60))] }),
  ),
  play: showsRole('button', { name: 'File a claim' }),
})
/** The seller's side of a claim after the time ran out: what is held of their coins and what to do, on a phone. */
export const ClaimedOnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.with(tradeAnswers({ ...storyTradeAnswer('closed', 'seller'), claim: storyClaim() as never })),
})
/** The end of a trade for its buyer: where the coins are, how to rate the seller, and where the money went. */
export const Completed = meta.story({ tags: ['visual'], render: seen('completed_by_seller'), play: loaded })
/** An arbiter decided for the seller: the buyer reads that it is final and that no money is to be sent any more. */
export const RuledAgainst = meta.story({ render: seen('cancelled_by_admin'), play: loaded })
/** The trade's number and the way back to all trades stand before anything of it is known. */
export const Loading = meta.story({
  render: page.with({ ...tradeAnswers(storyTradeAnswer('new')), trade: noAnswer }),
})

/** A trade that did not load comes back by one press, with its sum and account. */
export const Failed = meta.story({
  render: () => {
    let tries = 0
    const answers = tradeAnswers(storyTradeAnswer('new'))
    const trade = () => {
      tries += 1
      return tries === 1 ? fault() : storyTradeAnswer('new')
    }
    return page.with({ ...answers, trade })()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await findVisible(canvas.findByText('Send exactly'))
  },
})

/** Only the sides of a trade and its arbiter see it; anybody else is told so and led to their own trades. */
export const Forbidden = meta.story({
  tags: ['visual'],
  render: page.with({
    ...tradeAnswers(storyTradeAnswer('new')),
    trade: () => {
      throw refusal(404, 'not_found')
    },
  }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { name: 'This is not your trade' }))
    await expectLink(canvas, 'To my trades', '/dashboard/trades')
  },
})

/** The chat fails alone: what to pay and where to can still be read beside it. */
export const ChatFailed = meta.story({
  render: page.with({ ...tradeAnswers(storyTradeAnswer('new')), messages: fault }),
  play: showsText('The messages did not load.', 'Send exactly'),
})

/** Without a reload one sees that the other side looks and types, and the message takes the place of the typing. */
export const LiveChanges = meta.story({
  render: seen('new'),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: 'Messages' })
    await waitFor(() => expect(log).toHaveTextContent(/so the timer stops/))
    tell('chatEvents', {
      __typename: 'TradePartnerActivityEvent',
      tradeId: '8F2K41',
      side: 'seller',
      isOnline: true,
      isLooking: true,
      isTyping: true,
      lastOnlineAt: minutesFromNow(0),
    })
    await findVisible(canvas.findByText('Looking at this trade'))
    await findVisible(canvas.findByText('lagoscoin is typing'))
    tell('chatEvents', {
      __typename: 'MessageCreatedEvent',
      tradeId: '8F2K41',
      messageId: 'm9',
      message: {
        id: 'm9',
        tradeId: '8F2K41',
        author: 'seller',
        authorName: 'lagoscoin',
        isMine: false,
        text: 'Take your time.',
        attachment: null,
        system: null,
        clientId: null,
        createdAt: minutesFromNow(0),
        deliveredAt: null,
        readAt: null,
        isPinned: false,
      },
    })
    await findVisible(canvas.findByText('Take your time.'))
    await waitFor(() => expect(canvas.queryByText('lagoscoin is typing')).not.toBeInTheDocument())
  },
})

/** Who did what and when, and what the viewer noted for themselves. */
export const HistoryAndNotes = meta.story({
  render: seen('completed_by_seller'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'History' }))
    await expect(await canvas.findByRole('list', { name: 'Steps of this trade' })).toHaveTextContent(
      /0.00169634.BTC locked in escrow.*You/,
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }))
    await expect(await canvas.findByRole('textbox', { name: 'Your note on this trade' })).toHaveValue(
      'Sent from Access Bank.',
    )
    await expectLink(canvas, 'Receipt (PDF)', '/api/v1/trades/8F2K41/receipt?locale=en')
  },
})

const guestViewer = {
  validateToken: () => ({
    isValid: true,
    me: { ...storyViewer, isGuest: true, userName: 'guest-1f9b2c44d0', email: 'passer@mail.example' },
  }),
}
const payout = {
  network: 'bitcoin',
  address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  kept: null as object | null,
  status: null,
  sent: null,
  networkFee: null,
  txid: null,
  txUrl: null,
  canChange: true,
}
/** Somebody without an account reads where their coins go. */
export const Guest = meta.story({
  tags: ['visual'],
  render: page.with({ ...tradeAnswers({ ...storyTradeAnswer('new'), payout }), ...guestViewer }),
  play: showsText(/was sent to passer@mail\.example/, '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'),
})
/** A guest has no wallet to open: the coins are kept for the address they gave, in Russian on a phone. */
export const GuestAfterTheReleaseInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: page.with({
    ...tradeAnswers({
      ...storyTradeAnswer('completed_by_seller'),
      payout: { ...payout, kept: { amount: '0.00169634', asset: 'BTC' } },
    }),
    ...guestViewer,
  }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText(/хранится для этого адреса/))
    await expect(canvas.queryByRole('link', { name: 'Открыть кошелёк' })).not.toBeInTheDocument()
  },
})
