import { Type } from 'typebox'
import { inviteCodeRules } from '../../../domain/affiliate/inviteCode.ts'
import { rewardKinds, type RewardKind } from '../../../domain/affiliate/reward.ts'
import { serverLocales, type ServerLocale } from '../../../locales/wording.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  keysetPaging,
  Moment,
  MoneySchema,
  namedSchema,
  nullable,
  oneOf,
} from '../../../kernel/schema.ts'

const InviteCode = Type.String({ pattern: '^[0-9A-Za-z]{1,32}$' })
const Tag = Type.String({ maxLength: inviteCodeRules.tagMaxLength * 2 })
const Level = Type.Integer({ minimum: 1, maximum: 3 })

const InviteLink = namedSchema(
  'InviteCode',
  Type.Object({
    code: Type.String(),
    tag: Type.String({ description: 'What its owner calls it.' }),
    invited: Type.Integer({ description: 'Who signed up by it.' }),
    traded: Type.Integer({ description: 'By how many of these the caller has earned.' }),
    worth: MoneySchema,
    created_at: Moment,
  }),
)

const InviteTerms = namedSchema(
  'InviteTerms',
  Type.Object({
    version: Type.Integer(),
    holds_from: Moment,
    contractor_percent: DecimalText,
    owner_percent: DecimalText,
    second_percent: Type.Unsafe<string>({
      $ref: 'Decimal#',
      description: 'Of the first level’s share, out of it.',
    }),
    third_percent: DecimalText,
    pinned_until: nullable(
      Type.Unsafe<string>({ ...Moment, description: 'Until then the caller keeps these terms.' }),
    ),
  }),
)

const Reward = namedSchema(
  'AffiliateReward',
  Type.Object({
    id: Id,
    kind: Type.Unsafe<RewardKind>({
      ...namedSchema('AffiliateRewardKind', oneOf(rewardKinds)),
      description: 'A share of a trade’s fee, or a bonus for whom the caller brought.',
    }),
    user_name: Type.String({ description: 'Masked below the first level.' }),
    registered_at: Moment,
    transaction_at: Moment,
    reward: MoneySchema,
    worth: MoneySchema,
    level: Level,
    tag: nullable(Type.String({ description: 'Of the link by which they came; on the first level.' })),
    is_paid: Type.Boolean({ description: 'It is in the wallet; else it is on its way there.' }),
  }),
)

const Referral = namedSchema(
  'AffiliateReferral',
  Type.Object({
    id: Id,
    user_name: Type.String({ description: 'Masked below the first level.' }),
    registered_at: Moment,
    level: Level,
    tag: nullable(Type.String()),
    trades: Type.Integer({ description: 'Trades of theirs that paid something.' }),
    earned: Type.Array(MoneySchema, { description: 'Shares of their fees, and the bonus for them.' }),
    worth: MoneySchema,
  }),
)

/** What rewards are narrowed by, in the list and in the file of it. */
const rewardFilters = {
  level: Type.Optional(Level),
  code: Type.Optional(InviteCode),
  from: Type.Optional(Type.String({ format: 'date', description: 'First day, in the caller’s time zone.' })),
  until: Type.Optional(Type.String({ format: 'date', description: 'Last day, in the caller’s time zone.' })),
}

const of = <S extends Parameters<typeof Type.Array>[0]>(item: S) =>
  Type.Object({ items: Type.Array(item), has_more: Type.Boolean() })

const LevelWorth = namedSchema('AffiliateLevelWorth', Type.Object({ level: Level, worth: MoneySchema }))

/** Who brought whom, and what it earns. */
export const affiliateOperations = operations({
  affiliateRewards: {
    method: 'GET',
    path: '/v1/affiliates',
    summary: 'What the caller got of fees and as bonuses, the latest first.',
    access: 'user',
    query: Type.Object({
      ...keysetPaging(),
      ...rewardFilters,
    }),
    reply: namedSchema('AffiliateRewards', of(Reward)),
  },
  downloadAffiliateRewards: {
    method: 'GET',
    path: '/v1/affiliates/download',
    summary: 'What the caller got of fees and as bonuses, as separated values, streamed.',
    access: 'user',
    stream: true,
    perMinute: 6,
    query: Type.Object({
      ...rewardFilters,
      time_zone: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'By whose clocks the file tells times; left out, the caller’s.',
        }),
      ),
      locale: Type.Optional(
        Type.Unsafe<ServerLocale>({
          ...oneOf(serverLocales),
          description: 'The language of the file; left out, that of the request.',
        }),
      ),
    }),
  },
  affiliateSummary: {
    method: 'GET',
    path: '/v1/affiliates/summary',
    summary:
      'What the caller earned by others, in shares and bonuses, whom they brought, and what is on its way.',
    access: 'user',
    reply: namedSchema(
      'AffiliateSummary',
      Type.Object({
        currency_code: Code,
        since: nullable(Moment),
        earned: Type.Array(
          namedSchema('AffiliateCoin', Type.Object({ earned: MoneySchema, worth: MoneySchema })),
          {
            description: 'Of each coin, the one that is worth most first.',
          },
        ),
        worth: MoneySchema,
        on_its_way: Type.Array(MoneySchema, { description: 'Shares: a bonus is in the wallet at once.' }),
        next_payout_at: nullable(Moment),
        people: Type.Array(
          namedSchema(
            'AffiliateLevelPeople',
            Type.Object({ level: Level, people: Type.Integer(), traded: Type.Integer() }),
          ),
        ),
        months: Type.Array(
          namedSchema(
            'AffiliateMonth',
            Type.Object({
              month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
              levels: Type.Array(LevelWorth),
              worth: MoneySchema,
            }),
          ),
          { description: 'The last one runs yet. Worth is by the rates of now.' },
        ),
        terms: InviteTerms,
      }),
    ),
  },
  affiliateReferrals: {
    method: 'GET',
    path: '/v1/affiliates/referrals',
    summary: 'Who came by the caller, the latest first.',
    access: 'user',
    query: Type.Object({
      ...keysetPaging(),
      level: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, default: 1 })),
      code: Type.Optional(InviteCode),
    }),
    reply: namedSchema('AffiliateReferrals', of(Referral)),
  },
  inviteTerms: {
    method: 'GET',
    path: '/v1/affiliates/invite_fee',
    summary: 'What part of fees goes to who brings people: the caller’s terms, or the newest.',
    access: 'anyone',
    reply: InviteTerms,
  },
  inviteCodes: {
    method: 'GET',
    path: '/v1/me/invite_codes',
    summary: 'The caller’s invite codes, the oldest first; the first one makes itself.',
    access: 'user',
    ownTransaction: true,
    reply: namedSchema(
      'InviteCodeList',
      Type.Object({
        items: Type.Array(InviteLink),
        limit: Type.Integer({ description: 'How many one person may have.' }),
      }),
    ),
  },
  createInviteCode: {
    method: 'POST',
    path: '/v1/me/invite_codes',
    summary: 'Makes another invite code.',
    access: 'user',
    idempotent: true,
    perMinute: 20,
    body: namedSchema('CreateInviteCodeBody', Type.Object({ tag: Tag })),
    reply: InviteLink,
  },
  updateInviteCode: {
    method: 'PATCH',
    path: '/v1/me/invite_codes',
    summary: 'Calls an invite code otherwise.',
    access: 'user',
    body: namedSchema('UpdateInviteCodeBody', Type.Object({ code: InviteCode, tag: Tag })),
    reply: InviteLink,
  },
  updateInviteCodes: {
    method: 'PATCH',
    path: '/v1/me/invite_codes/bulk',
    summary: 'Calls several invite codes otherwise, all or none.',
    access: 'user',
    body: namedSchema(
      'UpdateInviteCodesBody',
      Type.Object({
        items: Type.Array(namedSchema('InviteCodeTag', Type.Object({ code: InviteCode, tag: Tag })), {
          minItems: 1,
          maxItems: inviteCodeRules.mostOfOne,
        }),
      }),
    ),
    reply: namedSchema('InviteCodesChanged', Type.Object({ items: Type.Array(InviteLink) })),
  },
  deleteInviteCode: {
    method: 'DELETE',
    path: '/v1/me/invite_codes',
    summary: 'Deletes an invite code: who came by it stays, and nobody else ever gets it.',
    access: 'user',
    query: Type.Object({ code: InviteCode }),
    reply: namedSchema('InviteCodeDone', Type.Object({ is_done: Type.Boolean() })),
  },
})
