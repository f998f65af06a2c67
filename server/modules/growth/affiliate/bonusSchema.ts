import { Type } from 'typebox'
import { bonusReasons } from '../../../domain/affiliate/bonus.ts'
import { inviteCodeMaxLength } from '../../../domain/affiliate/inviteCode.ts'
import { operations } from '../../../kernel/operation.ts'
import { Moment, MoneySchema, namedSchema, nullable, oneOf, UserName } from '../../../kernel/schema.ts'

const BonusState = namedSchema('InviteBonusState', oneOf(['not_yet', 'waiting', 'paid'] as const))
const BonusReason = namedSchema('InviteBonusReason', oneOf(bonusReasons))

const bonus = {
  state: BonusState,
  reason: nullable(BonusReason),
  amount: nullable(MoneySchema),
  usd: MoneySchema,
  /** When the trade that earned it was released. */
  earned_at: nullable(Moment),
  paid_at: nullable(Moment),
}

const CashbackCoin = namedSchema('CashbackCoin', Type.Object({ fee: MoneySchema, cashback: MoneySchema }))

/** What the house gives: a bonus for an invitation, and a part of an advertiser’s fees. */
export const bonusOperations = operations({
  bonusProgram: {
    method: 'GET',
    path: '/v1/bonus_program',
    summary: 'What an invitation brings both sides, and whose invitation it is.',
    access: 'anyone',
    perMinute: 60,
    query: Type.Object({
      user_name: Type.Optional(UserName),
      code: Type.Optional(Type.String({ maxLength: inviteCodeMaxLength * 2 })),
    }),
    reply: namedSchema(
      'BonusProgram',
      Type.Object({
        inviter_bonus: MoneySchema,
        invitee_bonus: MoneySchema,
        first_trade_least: MoneySchema,
        coin: Type.String(),
        inviter: nullable(
          namedSchema('BonusInviter', Type.Object({ user_name: Type.String(), code: Type.String() })),
        ),
      }),
    ),
  },
  checkoutBonus: {
    method: 'GET',
    path: '/v1/bonus_program/checkout_bonus',
    summary: 'How far the caller’s bonuses are: the one for having come, and those for who came by them.',
    access: 'user',
    reply: namedSchema(
      'CheckoutBonus',
      Type.Object({
        own: nullable(
          namedSchema(
            'OwnBonus',
            Type.Object({ inviter_name: Type.String(), is_confirmed: Type.Boolean(), ...bonus }),
          ),
        ),
        paid: Type.Integer({ description: 'Bonuses that the caller got for invitations.' }),
        earned: MoneySchema,
        invited: Type.Array(
          namedSchema('InvitedBonus', Type.Object({ user_name: Type.String(), ...bonus })),
          {
            description: 'The latest of who came by the caller and has traded, or has just come.',
          },
        ),
      }),
    ),
  },
  cashbacks: {
    method: 'GET',
    path: '/v1/cashbacks',
    summary: 'What comes back of the caller’s fees: of the week that runs, and what was paid.',
    access: 'user',
    reply: namedSchema(
      'Cashbacks',
      Type.Object({
        running: namedSchema(
          'CashbackWeek',
          Type.Object({
            from: Moment,
            until: Moment,
            coins: Type.Array(CashbackCoin),
            carried: Type.Array(CashbackCoin, { description: 'Of that, from weeks before it.' }),
            worth: MoneySchema,
            least: MoneySchema,
            missing: MoneySchema,
          }),
        ),
        paid: Type.Array(
          namedSchema(
            'PaidCashback',
            Type.Object({
              from: Moment,
              until: Moment,
              paid_at: Moment,
              coins: Type.Array(MoneySchema),
              worth: MoneySchema,
            }),
          ),
          { description: 'Of the last year, the latest first.' },
        ),
      }),
    ),
  },
})
