import { Type } from 'typebox'
import { rateStates } from '../../../domain/desk/chain.ts'
import { quotedCodes } from '../../../domain/rate/quotedCodes.ts'
import { operations } from '../../../kernel/operation.ts'
import { DecimalText, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { DeskAct } from '../shapes.ts'

const RateState = namedSchema('DeskRateState', oneOf(rateStates))

const DeskRate = namedSchema(
  'DeskRate',
  Type.Object({
    id: namedSchema('DeskRateCode', oneOf(quotedCodes)),
    is_coin: Type.Boolean(),
    value: Type.Unsafe<string>({ ...DecimalText, description: 'Dollars for a coin; fiat for a dollar.' }),
    rate_at: Moment,
    state: RateState,
    sources: Type.Array(
      namedSchema('DeskRateSource', Type.Object({ source: Type.String(), value: DecimalText, at: Moment })),
      { description: 'What each source said last; none where the market is simulated.' },
    ),
    spread_percent: nullable(
      Type.Unsafe<string>({
        ...DecimalText,
        description: 'How far the dearest source is above the cheapest, in hundredths of that.',
      }),
    ),
    paused_at: nullable(Moment),
    changed_at: nullable(Moment),
    changed_by: nullable(Type.String()),
    reason: nullable(Type.String()),
    acts: Type.Array(DeskAct, { description: 'What the reader can do about it.' }),
  }),
)

export const deskRateOperations = operations({
  deskRates: {
    method: 'GET',
    path: '/v1/operator/rates',
    summary:
      'Every pair with the dollar, by which all others are made: value, age, sources, and whether it is paused.',
    access: 'desk',
    query: Type.Object({ state: Type.Optional(RateState) }),
    reply: namedSchema('DeskRateList', Type.Object({ items: Type.Array(DeskRate) })),
  },
})
