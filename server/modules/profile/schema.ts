import { Type } from 'typebox'
import { operations } from '../../kernel/operation.ts'
import { DecimalText, Moment, named, nullable, UserName } from '../../kernel/schema.ts'

/** What everyone may see of a trader beside an offer or in a trade. */
export const Trader = named(
  'Trader',
  Type.Object({
    user_name: Type.String(),
    is_verified: Type.Boolean({ description: 'The identity is verified.' }),
    rating_percent: nullable(DecimalText),
    feedbacks_count: Type.Integer(),
    trades_count: Type.Integer(),
    is_online: Type.Boolean(),
    last_online_at: nullable(Moment),
    median_release_minutes: nullable(Type.Integer()),
    registered_at: Moment,
  }),
)

const OnlineState = named(
  'OnlineState',
  Type.Object({
    user_name: Type.String(),
    is_online: Type.Boolean(),
    last_online_at: nullable(Moment),
  }),
)

export const profileOperations = operations({
  onlineStates: {
    method: 'POST',
    path: '/v1/users/online_states',
    summary: 'Who of these users is online.',
    access: 'anyone',
    reads: true,
    body: named('OnlineStatesBody', Type.Object({ user_names: Type.Array(UserName, { maxItems: 100 }) })),
    reply: named('OnlineStateList', Type.Object({ items: Type.Array(OnlineState) })),
  },
})
