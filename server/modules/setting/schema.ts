import { Type } from 'typebox'
import { operations } from '../../kernel/operation.ts'
import { DecimalText, MoneySchema, named, nullable } from '../../kernel/schema.ts'

const FeeTier = named(
  'FeeTier',
  Type.Object({
    from_volume_usd: DecimalText,
    percent: DecimalText,
  }),
)

export const settingOperations = operations({
  settings: {
    method: 'GET',
    path: '/v1/settings',
    summary: 'Limits and times that every screen needs.',
    access: 'anyone',
    reply: named(
      'Settings',
      Type.Object({
        rate_stale_seconds: Type.Integer(),
        rate_refused_seconds: Type.Integer(),
        presence_seconds: Type.Integer(),
        attachment_max_bytes: Type.Integer(),
        message_max_length: Type.Integer(),
        dev_tools: Type.Boolean(),
        hold_hours: Type.Integer({
          description: 'No money leaves for so long after a change of who could be the owner.',
        }),
        push_public_key: Type.String({ description: 'What a browser subscribes by to notices.' }),
        channels: named(
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
    reply: named(
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
      }),
    ),
  },
  fees: {
    method: 'GET',
    path: '/v1/fees',
    summary: 'What the owner of an advert pays, by 30-day volume; who opens a trade pays nothing.',
    access: 'anyone',
    reply: named('FeeTable', Type.Object({ maker_tiers: Type.Array(FeeTier), taker_percent: DecimalText })),
  },
  myFees: {
    method: 'GET',
    path: '/v1/myfees',
    summary: 'The caller’s fee level and the way to the next.',
    access: 'user',
    reply: named(
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
