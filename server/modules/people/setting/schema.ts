import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { DecimalText, MoneySchema, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'

const FeeTier = namedSchema(
  'FeeTier',
  Type.Object({
    from_volume_usd: DecimalText,
    percent: DecimalText,
  }),
)

/** What somebody may begin with in the demo market. */
export const demoTryKinds = ['buy', 'people', 'store'] as const

const DemoTryKind = namedSchema('DemoTryKind', oneOf(demoTryKinds))

const Demo = namedSchema(
  'Demo',
  Type.Object(
    {
      people: Type.Array(Type.String({ description: 'Names to log in with.' })),
      password: Type.String({ description: 'Of all of them; it opens nothing but the demo.' }),
      tries: Type.Array(namedSchema('DemoTry', Type.Object({ kind: DemoTryKind, path: Type.String() }))),
    },
    { description: 'The market of made-up people that a developer’s machine starts with.' },
  ),
)

export const settingOperations = operations({
  settings: {
    method: 'GET',
    path: '/v1/settings',
    summary: 'Limits and times that every screen needs.',
    access: 'anyone',
    reply: namedSchema(
      'Settings',
      Type.Object({
        rate_stale_seconds: Type.Integer(),
        rate_refused_seconds: Type.Integer(),
        presence_seconds: Type.Integer(),
        attachment_max_bytes: Type.Integer(),
        avatar_max_bytes: Type.Integer(),
        store_logo_max_bytes: Type.Integer(),
        store_background_max_bytes: Type.Integer(),
        withdrawal_approval_minutes: Type.Integer(),
        invoice_minutes: Type.Integer({ description: 'How long an invoice waits for its payment.' }),
        message_max_length: Type.Integer(),
        dev_tools: Type.Boolean(),
        demo: nullable(Demo),
        hold_hours: Type.Integer({
          description: 'No money leaves for so long after a change of who could be the owner.',
        }),
        push_public_key: Type.String({ description: 'What a browser subscribes by to notices.' }),
        adverts: namedSchema(
          'AdvertRules',
          Type.Object(
            {
              margin_percent_min: DecimalText,
              margin_percent_max: DecimalText,
              shown_from_usd: DecimalText,
              sandbox_maximum_usd: DecimalText,
              count_new_trader: Type.Integer({ description: 'The most ads of a trader who is new here.' }),
              count_trader: Type.Integer({ description: 'The most ads of somebody who is not.' }),
              trader_from_trades: Type.Integer({ description: 'Completed trades that make the difference.' }),
              payment_methods_max: Type.Integer(),
              terms_max_length: Type.Integer(),
              promo_text_max_length: Type.Integer(),
              bank_name_max_length: Type.Integer(),
            },
            { description: 'The rules of adverts.' },
          ),
        ),
        accounts: namedSchema(
          'AccountRules',
          Type.Object(
            {
              code_again_seconds: Type.Integer({
                description: 'Before a letter or a code is sent once more.',
              }),
              volume_days: Type.Integer({ description: 'Days whose trades make somebody’s volume.' }),
              saved_search_notice_minutes: Type.Integer({
                description: 'Of one saved search its owner is told once in so long.',
              }),
              review_ask_days: Type.Integer({
                description: 'Somebody is asked for a review once in so long.',
              }),
            },
            { description: 'The rules of accounts.' },
          ),
        ),
        guests: namedSchema(
          'GuestRules',
          Type.Object(
            {
              kept_days: Type.Integer({ description: 'How long a browser keeps a guest’s trade.' }),
              return_link_days: Type.Integer(),
            },
            { description: 'The rules of trades without an account.' },
          ),
        ),
        reputation: namedSchema(
          'ReputationRules',
          Type.Object(
            {
              counted_from_usd: DecimalText,
              counted_from_days: Type.Integer({
                description: 'Feedback of younger accounts does not count.',
              }),
              releases_kept: Type.Integer({ description: 'Of so many last releases the times are shown.' }),
              feedback_edits: Type.Integer(),
              cancelled_percent: Type.Integer({ description: 'Above it a profile says “Often cancelled”.' }),
            },
            { description: 'What counts in a reputation.' },
          ),
        ),
        stores: namedSchema(
          'StoreRules',
          Type.Object(
            {
              tolerance_percent_max: DecimalText,
              review_hours: Type.Integer(),
              preview_days: Type.Integer(),
              statistics_months: Type.Integer(),
              renew_hours: Type.Integer({
                description: 'An invoice that ran out is begun again by its payer within so long.',
              }),
              reference_max_length: Type.Integer(),
            },
            { description: 'The rules of stores and their invoices.' },
          ),
        ),
        invitations: namedSchema(
          'InvitationRules',
          Type.Object(
            {
              link_days: Type.Integer({ description: 'A browser keeps the code of a link for so long.' }),
              terms_months: Type.Integer({
                description: 'From the first referral on a referrer’s terms stay.',
              }),
              payout_minutes: Type.Integer({
                description: 'Shares of fees are paid out this often at most.',
              }),
              cashback_percent: DecimalText,
              carried_weeks: Type.Integer({
                description: 'Cashback that is too little is carried over for so long.',
              }),
            },
            { description: 'The rules of invitations, bonuses and cashback.' },
          ),
        ),
        channels: namedSchema(
          'Channels',
          Type.Object(
            {
              phone: Type.Boolean(),
              messenger: Type.Boolean(),
              identity: Type.Boolean(),
              push: Type.Boolean(),
            },
            { description: 'What the operator has set up.' },
          ),
        ),
      }),
    ),
  },
  tradeSettings: {
    method: 'GET',
    path: '/v1/settings/trades',
    summary: 'The times of a trade.',
    access: 'anyone',
    reply: namedSchema(
      'TradeSettings',
      Type.Object({
        escrow_minutes_min: Type.Integer(),
        escrow_minutes_max: Type.Integer(),
        escrow_minutes_default: Type.Integer(),
        escrow_minutes_max_slow: Type.Integer(),
        grace_minutes: Type.Integer(),
        ask_to_cancel_minutes: Type.Integer(),
        undo_seconds: Type.Integer(),
        dispute_after_minutes_instant: Type.Integer(),
        dispute_after_minutes_slow: Type.Integer(),
        dispute_window_hours_instant: Type.Integer(),
        dispute_window_hours_slow: Type.Integer(),
        escrow_warning_minutes: Type.Integer({
          description: 'Before the end of the escrow time, when the buyer is warned.',
        }),
        dispute_warning_hours_first: Type.Integer(),
        dispute_warning_hours_last: Type.Integer(),
        cancel_pause_cancels: Type.Integer({
          description:
            'So many cancelled trades pause opening new ones, when they lie within the hours of the next field.',
        }),
        cancel_pause_within_hours: Type.Integer(),
        cancel_pause_hours: Type.Integer(),
        open_trades_of_newcomer: Type.Integer({
          description: 'The most trades that somebody without a completed one may have open.',
        }),
        open_trades_of_guest: Type.Integer(),
        approval_minutes: Type.Integer(),
        claim_days: Type.Integer({
          description: 'After the end of a trade that time ended: for its buyer to file a claim.',
        }),
        dispute_raise_hours: Type.Integer({
          description: 'Without a word of an arbiter, until all of them are called.',
        }),
      }),
    ),
  },
  fees: {
    method: 'GET',
    path: '/v1/fees',
    summary: 'What the owner of an advert pays, by 30-day volume; who opens a trade pays nothing.',
    access: 'anyone',
    reply: namedSchema(
      'FeeTable',
      Type.Object({
        maker_tiers: Type.Array(FeeTier),
        taker_percent: DecimalText,
        invoice_percent: Type.Unsafe<string>({
          $ref: 'Decimal#',
          description: 'Of what a store is paid by an invoice.',
        }),
        cashback_least_usd: Type.Unsafe<string>({
          $ref: 'Decimal#',
          description: 'Of all coins together; less is carried over.',
        }),
      }),
    ),
  },
  myFees: {
    method: 'GET',
    path: '/v1/myfees',
    summary: 'The caller’s fee level and the way to the next.',
    access: 'user',
    reply: namedSchema(
      'MyFees',
      Type.Object({
        volume: MoneySchema,
        percent: DecimalText,
        next_percent: nullable(DecimalText),
        missing_volume: nullable(DecimalText),
      }),
    ),
  },
})
