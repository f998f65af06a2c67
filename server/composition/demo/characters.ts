import type { Side } from '../../domain/trade/party.ts'
import type { TradeStatus } from '../../domain/trade/status.ts'
import type { Topic } from './topics.ts'
import type { Phrase } from './words/en.ts'

/** Kinds of people of the demo market. */
export const characterNames = ['quick', 'slow', 'forgetful', 'pays_short', 'liar'] as const
export type CharacterName = (typeof characterNames)[number]

/** Seconds, as long as it takes in life; which of them is chance. The market's speed divides them. */
export type Delay = readonly [least: number, most: number]

/** What somebody can do in a trade. All of them are public calls. */
export const actNames = [
  'say',
  'issue_requisites',
  'confirm',
  'cancel',
  'complete',
  'create_dispute',
  'feedback',
] as const
export type ActName = (typeof actNames)[number]

/** From when the delay of a step counts, beside the beginning of the trade's state. Before it comes, there is no step. */
export const moments = ['state', 'asked_to_cancel', 'asked_for_a_dispute', 'reminded'] as const
export type Moment = (typeof moments)[number]

/** One thing that somebody does in a state of a trade, once. */
export interface Step {
  readonly act: ActName
  readonly after: Delay
  readonly since?: Moment
  /** What is said, or written with it. */
  readonly phrase?: Phrase
}

/** What somebody does in each state of a trade, as each of its sides. A status that is new has no row, and nothing compiles. */
type Reactions = Readonly<Record<Side, Readonly<Record<TradeStatus, readonly Step[]>>>>

/** How much of the money somebody sends who says “paid”. */
export type Sends = 'all' | 'part' | 'nothing'

/** One kind of people. */
export interface Character {
  /** What the page of the market says of them. */
  readonly about: Readonly<Record<Side, string>>
  readonly reactions: Reactions
  /** How soon they answer a message; null for never. */
  readonly answers: Delay | null
  readonly sends: Sends
  /** In a dispute as seller: whether they say that the money came. */
  readonly admits: boolean
}

const nothing: readonly Step[] = []

const never = {
  new: nothing,
  paid_confirmed: nothing,
  expired_and_paid: nothing,
  disput: nothing,
  completed: nothing,
  completed_by_seller: nothing,
  completed_by_admin: nothing,
  cancelled_by_buyer: nothing,
  cancelled_by_admin: nothing,
  cancelled: nothing,
  closed: nothing,
} as const satisfies Reactions[Side]

const praise = (phrase: Phrase, after: Delay): readonly Step[] => [{ act: 'feedback', after, phrase }]

const agreesToCancel: Step = { act: 'cancel', after: [30, 60], since: 'asked_to_cancel' }
const disputesWhenAsked: Step = {
  act: 'create_dispute',
  after: [10, 20],
  since: 'asked_for_a_dispute',
  phrase: 'paid_statement',
}

/** Whom most trades are made with; the others differ from them in what is told of them. */
const quickBuyer = {
  ...never,
  new: [
    { act: 'say', after: [15, 30], phrase: 'greet_as_buyer' },
    { act: 'confirm', after: [80, 140] },
    agreesToCancel,
  ],
  paid_confirmed: [
    { act: 'say', after: [5, 10], phrase: 'sent' },
    disputesWhenAsked,
    { act: 'create_dispute', after: [2400, 3600], phrase: 'paid_statement' },
  ],
  expired_and_paid: [
    disputesWhenAsked,
    { act: 'create_dispute', after: [300, 900], phrase: 'paid_statement' },
  ],
  completed: praise('feedback_quick', [60, 120]),
  completed_by_seller: praise('feedback_quick', [60, 120]),
} as const satisfies Reactions[Side]

const quickSeller = {
  ...never,
  new: [
    { act: 'say', after: [15, 30], phrase: 'greet_as_seller' },
    { act: 'issue_requisites', after: [20, 40] },
  ],
  paid_confirmed: [
    { act: 'say', after: [80, 140], phrase: 'released' },
    { act: 'complete', after: [145, 175] },
  ],
  expired_and_paid: [{ act: 'complete', after: [30, 60] }],
  disput: [{ act: 'complete', after: [30, 60] }],
  completed: praise('feedback_quick', [60, 120]),
  completed_by_seller: praise('feedback_quick', [60, 120]),
} as const satisfies Reactions[Side]

/** All characters of the market. One without a row does not compile. */
export const characters: Readonly<Record<CharacterName, Character>> = {
  quick: {
    about: {
      buyer: 'Pays within two minutes.',
      seller: 'Greets, gives payment details, releases within three minutes of “paid”.',
    },
    reactions: { buyer: quickBuyer, seller: quickSeller },
    answers: [20, 40],
    sends: 'all',
    admits: true,
  },
  slow: {
    about: {
      buyer: 'Pays after six to nine minutes.',
      seller: 'Does the same as the quick one, four times as slowly.',
    },
    reactions: {
      buyer: {
        ...quickBuyer,
        new: [
          { act: 'say', after: [90, 150], phrase: 'greet_slowly' },
          { act: 'confirm', after: [360, 540] },
          { ...agreesToCancel, after: [120, 240] },
        ],
        completed_by_seller: praise('feedback_slow', [240, 480]),
      },
      seller: {
        ...quickSeller,
        new: [
          { act: 'say', after: [90, 150], phrase: 'greet_slowly' },
          { act: 'issue_requisites', after: [120, 240] },
        ],
        paid_confirmed: [{ act: 'complete', after: [400, 600] }],
        disput: [{ act: 'complete', after: [200, 300] }],
        completed_by_seller: praise('feedback_slow', [240, 480]),
      },
    },
    answers: [90, 180],
    sends: 'all',
    admits: true,
  },
  forgetful: {
    about: {
      buyer: 'Opens a trade and forgets it: the time to pay runs out.',
      seller:
        'Forgets to release. Write after “paid”, and they do it later; open a dispute, and they admit it.',
    },
    reactions: {
      buyer: { ...never, new: [agreesToCancel] },
      seller: {
        ...never,
        new: [{ act: 'issue_requisites', after: [20, 40] }],
        paid_confirmed: [{ act: 'complete', after: [600, 900], since: 'reminded' }],
        expired_and_paid: [{ act: 'complete', after: [600, 900], since: 'reminded' }],
        disput: [{ act: 'say', after: [60, 120], phrase: 'forgot' }],
      },
    },
    answers: null,
    sends: 'all',
    admits: true,
  },
  pays_short: {
    about: {
      buyer:
        'Sends nine tenths, says “paid”, and asks for the coins. Opens a dispute when asked to; it is lost.',
      seller: 'Sells as the quick one does.',
    },
    reactions: {
      buyer: {
        ...quickBuyer,
        paid_confirmed: [
          { act: 'say', after: [5, 10], phrase: 'sent_a_part' },
          { ...disputesWhenAsked, phrase: 'paid_part_statement' },
        ],
        expired_and_paid: [{ ...disputesWhenAsked, phrase: 'paid_part_statement' }],
      },
      seller: quickSeller,
    },
    answers: [20, 40],
    sends: 'part',
    admits: true,
  },
  liar: {
    about: {
      buyer: 'Says “paid” and sends nothing. Opens a dispute when asked to; it is lost.',
      seller: 'Keeps the coins and says that no money came. A dispute with a receipt is won against them.',
    },
    reactions: {
      buyer: {
        ...quickBuyer,
        paid_confirmed: [
          { act: 'say', after: [5, 10], phrase: 'sent_nothing' },
          { ...disputesWhenAsked, phrase: 'paid_nothing_statement' },
          { act: 'create_dispute', after: [1800, 2400], phrase: 'paid_nothing_statement' },
        ],
        expired_and_paid: [{ ...disputesWhenAsked, phrase: 'paid_nothing_statement' }],
      },
      seller: {
        ...never,
        new: quickSeller.new,
        paid_confirmed: [{ act: 'say', after: [60, 120], phrase: 'nothing_came' }],
        disput: [{ act: 'say', after: [60, 120], phrase: 'nothing_came' }],
      },
    },
    answers: [20, 40],
    sends: 'nothing',
    admits: false,
  },
}

/** What is answered to a message, by the side of whoever answers. */
export const answerTo: Readonly<Record<Side, Readonly<Record<Topic, Phrase>>>> = {
  seller: {
    dispute: 'answer_dispute_to_seller',
    requisites: 'answer_requisites',
    paid: 'answer_paid_to_seller',
    wait: 'answer_wait',
    thanks: 'answer_thanks',
    hello: 'answer_hello',
    other: 'answer_other',
  },
  buyer: {
    dispute: 'answer_dispute_to_buyer',
    requisites: 'answer_other',
    paid: 'answer_paid_to_buyer',
    wait: 'answer_wait',
    thanks: 'answer_thanks',
    hello: 'answer_hello',
    other: 'answer_other',
  },
}
