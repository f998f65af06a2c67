import type { CableEventName } from '../../../server/cable/events.ts'
import type { Role } from './scene.ts'

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S

/** Every Subscription field: one per event, and one for all of a channel. */
export type SubscriptionField = Camel<CableEventName> | 'userEvents' | 'chatEvents'

/** What a role hears of a trade between two others, or of its own: something, nothing, or why it may not listen. */
export type Hearing = 'hears' | 'nothing' | 'UNAUTHENTICATED' | 'FORBIDDEN'

type Row = Readonly<Record<Role, Hearing>>

/** What concerns one person: nobody hears it of another; somebody without a session cannot ask. */
const own = (hears: Partial<Row> = {}): Row => ({
  visitor: 'UNAUTHENTICATED',
  guest: 'nothing',
  stranger: 'nothing',
  owner: 'nothing',
  counterparty: 'nothing',
  blocked: 'nothing',
  arbiter: 'nothing',
  operator: hears.arbiter ?? 'nothing',
  ...hears,
})

const parties = { owner: 'hears', counterparty: 'hears' } as const

/** The conversation of a trade: its parties alone may listen, until a dispute lets the arbiter in. */
const conversation = (hears: Partial<Row>): Row => ({
  visitor: 'UNAUTHENTICATED',
  guest: 'FORBIDDEN',
  stranger: 'FORBIDDEN',
  owner: 'nothing',
  counterparty: 'nothing',
  blocked: 'FORBIDDEN',
  arbiter: 'FORBIDDEN',
  operator: hears.arbiter ?? 'FORBIDDEN',
  ...hears,
})

const everybody: Row = {
  visitor: 'hears',
  guest: 'hears',
  stranger: 'hears',
  owner: 'hears',
  counterparty: 'hears',
  blocked: 'hears',
  arbiter: 'hears',
  operator: 'hears',
}

/** Who hears what, while a trade goes from its opening to a dispute. A field without a row does not compile. */
export const hearing = {
  // Staff hear of every dispute.
  userEvents: own({ ...parties, arbiter: 'hears' }),
  tradeCreated: own(parties),
  tradeChanged: own(parties),
  // The seller reads what the buyer wrote.
  tradeRead: own({ owner: 'hears' }),
  accountFigures: own(parties),
  // The buyer is reminded to pay.
  tradeAboutToExpire: own({ counterparty: 'hears' }),
  noticeCount: own(parties),
  // The seller's coins go to escrow.
  balanceAmount: own({ owner: 'hears' }),
  transactionCreated: own({ owner: 'hears' }),
  disputeCounters: own({ ...parties, arbiter: 'hears' }),
  // No session ends, nobody's flags and nobody's right to trade change in this story.
  sessionClosed: own(),
  featureFlags: own(),
  tradingAllowed: own(),

  chatEvents: conversation(parties),
  messageCreated: conversation(parties),
  messagesRead: conversation(parties),
  // Nobody pins in this story.
  messagePinned: conversation({}),
  tradePartnerActivity: conversation(parties),

  // Who is here is public; a visitor's page asks for it.
  personChanged: { ...everybody, visitor: 'UNAUTHENTICATED' },

  // Nobody sends coins, or asks to be asked in the messenger, in this story.
  withdrawalApproval: own(),
  tradeApproval: own(),
  // Nobody asks for an instant trade in this story.
  instantTradeUpdate: own(),
  // Nobody has a store in this story.
  merchantAccountChanged: own(),
  // An invoice of the owner’s store is made in this story.
  invoiceChanged: own({ owner: 'hears' }),

  ratesChange: everybody,
  addPriceUpdate: everybody,
} as const satisfies Record<SubscriptionField, Row>
