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

export const SellerInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru' },
  render: seen('paid_confirmed', 'seller'),
  play: loaded,
})
export const OnPhone = meta.story({ globals: onPhone, render: seen('new'), play: loaded })
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
export const BuyerWaitsForDetails = meta.story({
  render: waitingFor('buyer'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText('The seller is about to send the details.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^I have paid/ })).toHaveAccessibleDescription(
      'You can pay once the seller has sent the details.',
    )
  }),
})
export const SellerSendsDetails = meta.story({
  tags: ['visual'],
  render: waitingFor('seller'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /GTBank, salary/ })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Send the details' })).toBeVisible()
  }),
})
export const SellerSendsDetailsOnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: waitingFor('seller'),
  play: loaded,
})
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
export const ClaimedOnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.with(tradeAnswers({ ...storyTradeAnswer('closed', 'seller'), claim: storyClaim() as never })),
})
export const Completed = meta.story({ tags: ['visual'], render: seen('completed_by_seller'), play: loaded })
export const RuledAgainst = meta.story({ render: seen('cancelled_by_admin'), play: loaded })
export const Loading = meta.story({
  render: page.with({ ...tradeAnswers(storyTradeAnswer('new')), trade: noAnswer }),
})

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

export const ChatFailed = meta.story({
  render: page.with({ ...tradeAnswers(storyTradeAnswer('new')), messages: fault }),
  play: showsText('The messages did not load.', 'Send exactly'),
})

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
