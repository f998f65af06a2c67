import { Type } from 'typebox'
import { riskCodes } from '../../../domain/reputation/risk.ts'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Moment, namedSchema, nullable, oneOf, UserName } from '../../../kernel/schema.ts'

export const RiskCode = namedSchema('RiskCode', oneOf(riskCodes))

const traderFields = {
  user_name: Type.String(),
  avatar_url: nullable(Type.String({ description: 'Relative.' })),
  is_guest: Type.Boolean({ description: 'Without an account, and so without a page.' }),
  is_verified: Type.Boolean({ description: 'The identity is verified.' }),
  rating_percent: nullable(DecimalText),
  feedbacks_count: Type.Integer({ description: 'How many partners the rating is of, each counted once.' }),
  trades_count: Type.Integer(),
  is_online: Type.Boolean(),
  last_online_at: nullable(Moment),
  median_release_minutes: nullable(Type.Integer()),
  registered_at: Moment,
}

/** What everyone may see of a trader beside an offer or in a trade. */
export const Trader = namedSchema('Trader', Type.Object(traderFields))

const OnlineState = namedSchema(
  'OnlineState',
  Type.Object({
    user_name: Type.String(),
    is_online: Type.Boolean(),
    last_online_at: nullable(Moment),
  }),
)

export const profileStandings = ['ok', 'suspended', 'banned'] as const
export const verificationKinds = ['email', 'phone', 'identity', 'messenger'] as const

export const ProfileStanding = namedSchema('ProfileStanding', oneOf(profileStandings))
export const VerificationKind = namedSchema('VerificationKind', oneOf(verificationKinds))

export const GradeCounts = namedSchema(
  'GradeCounts',
  Type.Object({ positive: Type.Integer(), neutral: Type.Integer(), negative: Type.Integer() }),
)

const VolumeBand = namedSchema(
  'VolumeBand',
  Type.Object({
    asset: Code,
    from: DecimalText,
    to: nullable(DecimalText),
  }),
)

export const SharedHistory = namedSchema(
  'SharedHistory',
  Type.Object({
    completed: Type.Integer(),
    cancelled: Type.Integer(),
    volume_usd: DecimalText,
    first_at: nullable(Moment),
    last_at: nullable(Moment),
  }),
)

export const Profile = namedSchema(
  'Profile',
  Type.Object({
    ...traderFields,
    introduction: Type.String(),
    telegram_username: nullable(Type.String()),
    time_zone: Type.String(),
    place: nullable(
      Type.String({ description: 'By whose clock they live, as in Lagos, Nigeria; null for UTC.' }),
    ),
    first_trade_at: nullable(Moment),
    is_own: Type.Boolean(),
    standing: ProfileStanding,
    verifications: Type.Array(VerificationKind, { description: 'Those passed.' }),
    feedback_counts: GradeCounts,
    counterparties_count: Type.Integer(),
    cancelled_percent: nullable(DecimalText),
    average_release_minutes: nullable(Type.Integer()),
    volumes: Type.Array(VolumeBand),
    risks: Type.Array(RiskCode),
    is_buying: Type.Boolean({ description: 'Has an offer to buy open now.' }),
    is_selling: Type.Boolean(),
    is_swapping: Type.Boolean(),
    offers_count: Type.Integer(),
    phone: nullable(Type.String({ description: 'On one’s own profile only.' })),
    legal_name: nullable(
      Type.String({ description: 'On one’s own profile, and for the partner of an open trade.' }),
    ),
    is_blocked: Type.Boolean({ description: 'The viewer has blocked them.' }),
    has_blocked: Type.Boolean({ description: 'They have blocked the viewer.' }),
    history: nullable(SharedHistory),
  }),
)

const person = Type.Object({ user_name: UserName })

export const profileOperations = operations({
  onlineStates: {
    method: 'POST',
    path: '/v1/users/online_states',
    summary: 'Who of these users is online.',
    access: 'anyone',
    reads: true,
    body: namedSchema(
      'OnlineStatesBody',
      Type.Object({ user_names: Type.Array(UserName, { maxItems: 100 }) }),
    ),
    reply: namedSchema('OnlineStateList', Type.Object({ items: Type.Array(OnlineState) })),
  },
  profile: {
    method: 'GET',
    path: '/v1/profiles/:user_name',
    summary: 'What everyone may see of somebody, and what is between them and the caller.',
    access: 'anyone',
    params: person,
    reply: Profile,
  },
  profiles: {
    method: 'GET',
    path: '/v1/profiles',
    summary: 'People whose names begin like this, those with the most trades first; ten at most.',
    access: 'user',
    perMinute: 60,
    query: Type.Object({ query: Type.String({ pattern: '^[\\p{L}\\p{N}_.-]{2,32}$' }) }),
    reply: namedSchema('TraderList', Type.Object({ items: Type.Array(Trader) })),
  },
})
