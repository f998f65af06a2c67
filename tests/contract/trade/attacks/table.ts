import type { RefusalCode } from '../../../../server/domain/refusal/status.ts'
import type { TestSouk } from '../../../support/souk.ts'
import { bitcoinAddress, otherAddress } from '../../guest/buyer.ts'
import { act, conceded, released, statement } from '../../race/market.ts'
import { done } from '../../roles/done.ts'
import type { Attacker, Buying, Ground, Reached } from './stage.ts'

/** One thing that is tried, by whom, and what is answered; where a guest is told something else, both stand there. */
export interface Try {
  readonly by: Attacker
  readonly line: `${string} /${string}`
  readonly body?: object
  readonly key?: string
  /** In place of JSON. */
  readonly form?: FormData
  readonly says: RefusalCode | Readonly<Record<Buying, RefusalCode>>
}

/** What somebody tries on a trade that is not theirs to do, or not now, or not so. Nothing may come of it. */
export interface Attack {
  readonly at: Reached
  /** What happens before, rightly. */
  readonly before?: (ground: Ground, souk: TestSouk) => Promise<unknown>
  readonly tries: (ground: Ground, buying: Buying) => readonly Try[]
}

type Post = readonly [by: Attacker, action: string, body: object | undefined, says: Try['says']]

/** Actions of one trade. */
const posts = (trade: string, list: readonly Post[]): Try[] =>
  list.map(([by, action, body, says]) => ({
    by,
    line: `POST /v1/trades/${trade}/${action}`,
    ...(body === undefined ? {} : { body }),
    says,
  }))

const accountNeeded = (says: RefusalCode) => ({ user: says, guest: 'log_in_required' }) as const

const ruling = { in_favour_of: 'buyer', reason: 'The receipt is genuine.' }
const hello = { text: 'Hello.', client_id: 'client-0002' }
const grade = (trade_id: string) => ({ trade_id, grade: 'positive', text: 'Fast.' })
const usedKey = 'a-key-of-the-buyer-0001'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** All that changes a trade, by whoever it is right for; to others there is no such trade. */
const everyAction = (message: string): readonly (readonly [action: string, body?: object])[] => [
  [`messages/${message}/pin`, { is_pinned: true }],
  ['messages/read', { up_to_id: message }],
  ['requisites', { payment_credential_id: '01900000-0000-7000-8000-000000000000' }],
  ['confirm', { payer_name: 'AMINA BELLO' }],
  ['undo_confirm'],
  ['cancel', conceded],
  ['keep'],
  ['extend'],
  ['request_approval'],
  ['cancel_approval'],
  ['complete', released],
  ['create_dispute', statement],
  ['claims', { statement: 'I have paid and have the receipt.' }],
  ['payout_address', { payout_address: otherAddress }],
  ['create_message_in_trade_conversation', hello],
  ['request_attachment'],
  ['memo', { text: 'Mine.' }],
]

function fileForm(bytes: BlobPart, type: string, name: string): FormData {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type }), name)
  return form
}

/** The fourteen attacks on a trade, for buyers with an account and without. */
export const attacks: Readonly<Record<string, Attack>> = {
  'a buyer hands the coins over to themselves': {
    at: 'paid',
    tries: ({ trade }) =>
      posts(trade, [
        ['buyer', 'complete', released, 'only_seller_may'],
        ['buyer', 'extend', undefined, 'only_seller_may'],
        ['buyer', 'request_approval', undefined, 'only_seller_may'],
      ]),
  },
  'a seller says that they were paid, in the buyer’s place': {
    at: 'new',
    tries: ({ trade }) =>
      posts(trade, [
        ['seller', 'confirm', { payer_name: 'AMINA BELLO' }, 'only_buyer_may'],
        ['seller', 'keep', undefined, 'only_buyer_may'],
        ['seller', 'payout_address', { payout_address: otherAddress }, 'not_found'],
        ['seller', 'complete', released, 'trade_not_paid'],
      ]),
  },
  'a seller takes the coins back once the money is sent': {
    at: 'paid',
    tries: ({ trade }) =>
      posts(trade, [
        ['seller', 'cancel', {}, 'seller_cannot_cancel_after_paid'],
        ['seller', 'cancel', conceded, 'seller_cannot_cancel_after_paid'],
        ['seller', 'undo_confirm', undefined, 'only_buyer_may'],
        ['seller', 'keep', undefined, 'only_buyer_may'],
      ]),
  },
  'coins are handed over a second time, or called back': {
    at: 'released',
    tries: ({ trade }) =>
      posts(trade, [
        ['seller', 'complete', released, 'trade_finished'],
        ['seller', 'cancel', {}, 'trade_finished'],
        ['buyer', 'cancel', conceded, 'trade_finished'],
        ['buyer', 'confirm', {}, 'trade_finished'],
        ['buyer', 'undo_confirm', undefined, 'trade_finished'],
        ['buyer', 'create_dispute', statement, 'trade_finished'],
        ['buyer', 'claims', { statement: 'I have paid.' }, 'claim_not_possible'],
        ['seller', 'extend', undefined, 'trade_finished'],
      ]),
  },
  'coins are handed over without the money, or for another amount': {
    at: 'paid',
    tries: ({ trade }) =>
      posts(trade, [
        ['seller', 'complete', {}, 'required'],
        ['seller', 'complete', { money_received: false, amount: '250000' }, 'required'],
        ['seller', 'complete', { money_received: true }, 'required'],
        ['seller', 'complete', { money_received: true, amount: '250001' }, 'amount_differs'],
        ['seller', 'complete', { money_received: true, amount: '-250000' }, 'amount_differs'],
      ]),
  },
  'coins are handed over without the seller’s authenticator': {
    at: 'paid',
    before: ({ cast: { seller } }, souk) =>
      souk.call('POST /dev/standing', { body: { user_name: seller.name, totp_secret: secret } }),
    tries: ({ trade }) =>
      posts(trade, [
        ['seller', 'complete', released, 'two_factor_required'],
        ['seller', 'complete', { ...released, code: '000000' }, 'wrong_code'],
        ['buyer', 'complete', { ...released, code: '000000' }, 'only_seller_may'],
      ]),
  },
  'a paid trade is given up by a slip, or undone a second time': {
    at: 'new',
    async before({ trade, cast: { buyer } }, souk) {
      await done(act(souk, trade, buyer, 'confirm', {}))
      await done(act(souk, trade, buyer, 'undo_confirm'))
      await done(act(souk, trade, buyer, 'confirm', {}))
    },
    tries: ({ trade }) =>
      posts(trade, [
        ['buyer', 'undo_confirm', undefined, 'already_undone'],
        ['buyer', 'confirm', {}, 'trade_already_paid'],
        ['buyer', 'cancel', {}, 'required'],
        ['buyer', 'cancel', { ...conceded, not_sent_or_returned: false }, 'required'],
        ['buyer', 'cancel', { ...conceded, amount: '2' }, 'amount_differs'],
      ]),
  },
  'somebody acts in a trade of others': {
    at: 'paid',
    tries: ({ trade, message }) =>
      (['other', 'arbiter', 'visitor'] as const).flatMap(by => {
        const says = by === 'visitor' ? 'unauthenticated' : 'not_found'
        return posts(
          trade,
          everyAction(message).map(([action, body]) => [by, action, body, says] as const),
        )
      }),
  },
  'somebody reads a trade of others, its talk, or a file of it': {
    at: 'paid',
    tries: ({ trade, file, upload }) =>
      (['other', 'arbiter', 'visitor'] as const).flatMap(by => [
        ...['', '/messages', '/history', '/memo', '/receipt'].map((path): Try => ({
          by,
          line: `GET /v1/trades/${trade}${path}`,
          says: by === 'visitor' ? 'unauthenticated' : 'not_found',
        })),
        ...[file, upload].map((id): Try => ({
          by,
          line: `GET /v1/attachments/${id}`,
          says: by === 'visitor' ? 'unauthenticated' : 'not_found',
        })),
      ]),
  },
  'a file or a message comes from elsewhere, or is none': {
    at: 'paid',
    tries: ({ trade, upload, otherMessage }) => [
      // The seller’s, before they have sent it: the buyer cannot show it as their own.
      ...posts(trade, [
        ['buyer', 'create_message_in_trade_conversation', { ...hello, attachment_id: upload }, 'not_found'],
        ['buyer', `messages/${otherMessage}/pin`, { is_pinned: true }, 'not_found'],
        ['seller', `messages/${otherMessage}/pin`, { is_pinned: true }, 'not_found'],
      ]),
      {
        by: 'buyer',
        line: `POST /v1/trades/${trade}/attachments`,
        form: fileForm('MZ\u0090 not a picture', 'image/png', 'receipt.png'),
        says: 'file_type_not_allowed',
      },
      {
        by: 'buyer',
        line: `POST /v1/trades/${trade}/attachments`,
        form: fileForm(new Uint8Array(10 * 1024 * 1024 + 1), 'application/pdf', 'receipt.pdf'),
        says: 'file_too_large',
      },
      {
        by: 'other',
        line: `POST /v1/trades/${trade}/attachments`,
        form: fileForm('%PDF-1.4', 'application/pdf', 'receipt.pdf'),
        says: 'not_found',
      },
    ],
  },
  'a dispute begins too early, or by the wrong side': {
    at: 'paid',
    tries: ({ trade }) =>
      posts(trade, [
        ['buyer', 'create_dispute', statement, 'too_early'],
        ['seller', 'create_dispute', statement, 'only_buyer_may'],
        ['buyer', 'claims', { statement: 'I have paid.' }, 'claim_not_possible'],
        ['arbiter', 'rule', ruling, 'not_found'],
      ]),
  },
  'somebody rules their own trade': {
    at: 'disputed',
    before: ({ cast: { seller } }, souk) =>
      souk.call('POST /dev/standing', { body: { user_name: seller.name, roles: ['user', 'arbiter'] } }),
    tries: ({ trade }) =>
      posts(trade, [
        ['seller', 'rule', { ...ruling, in_favour_of: 'seller' }, 'arbiter_is_party'],
        ['buyer', 'rule', ruling, 'forbidden'],
        ['other', 'rule', ruling, 'forbidden'],
        ['visitor', 'rule', ruling, 'unauthenticated'],
      ]),
  },
  'a trade is opened beyond the offer, or by whom its owner has blocked': {
    at: 'released',
    async before({ trade, cast: { seller } }, souk) {
      await done(
        souk.call('POST /v1/feedbacks', {
          as: seller,
          body: { trade_id: trade, grade: 'negative', text: '', block: true },
        }),
      )
    },
    tries({ advert }, buying) {
      const details = { email: 'again@souk.test', payout_address: bitcoinAddress }
      const open = (by: Attacker, changes: object, says: Try['says']): Try => ({
        by,
        line: `POST /v1/pro/${advert.id}/trades`,
        body: {
          amount: '20000',
          price_seen: advert.price,
          payment_method_code: 'opay',
          ...(buying === 'guest' && by !== 'seller' ? { guest: details } : {}),
          ...changes,
        },
        says,
      })
      return [
        open('buyer', {}, 'banned_by_trader'),
        open('seller', {}, 'own_advert'),
        open('visitor', {}, 'unauthenticated'),
        // A guest has one trade at a time.
        open('other', { amount: '9999' }, { user: 'below_minimum', guest: 'too_many_open_trades' }),
        open('other', { amount: '400001' }, { user: 'above_maximum', guest: 'too_many_open_trades' }),
        open('other', { price_seen: '99000000' }, { user: 'price_changed', guest: 'too_many_open_trades' }),
      ]
    },
  },
  'a key comes again with another meaning, and a grade from whom it is not theirs to give': {
    at: 'new',
    async before({ trade, cast: { buyer } }, souk) {
      await done(act(souk, trade, buyer, 'create_message_in_trade_conversation', hello, usedKey))
    },
    tries: ({ trade, otherTrade }) => [
      ...posts(trade, [
        [
          'buyer',
          'create_message_in_trade_conversation',
          { ...hello, text: 'Paid.' },
          'idempotency_conflict',
        ],
      ]).map(one => ({ ...one, key: usedKey })),
      ...posts(otherTrade, [
        ['buyer', 'create_message_in_trade_conversation', hello, 'idempotency_conflict'],
      ]).map(one => ({ ...one, key: usedKey })),
      {
        by: 'buyer',
        line: 'POST /v1/feedbacks',
        body: grade(trade),
        says: accountNeeded('feedback_too_early'),
      },
      { by: 'other', line: 'POST /v1/feedbacks', body: grade(trade), says: accountNeeded('not_found') },
      { by: 'arbiter', line: 'POST /v1/feedbacks', body: grade(trade), says: 'not_found' },
      { by: 'seller', line: 'POST /v1/feedbacks', body: grade(trade), says: 'feedback_too_early' },
    ],
  },
}
