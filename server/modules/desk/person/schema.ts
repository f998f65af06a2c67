import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  keysetPaging,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  UserName,
} from '../../../kernel/schema.ts'
import { TradeSide, TradeStatus } from '../../../shapes/trade.ts'
import { MoneyHold, Role } from '../../people/session/schema.ts'
import { DeskAct, Reason } from '../shapes.ts'
import { DeletionObstacle } from '../../people/account/schema.ts'
import { DataExport } from '../ownData/schema.ts'
import { lookMatters } from './lookAs.ts'
import { privateFields } from './privateFields.ts'
import { tieKinds } from './ties.ts'
import { cautionCodes } from './cautions.ts'

const PersonField = namedSchema('DeskPersonField', oneOf(privateFields))

const card = {
  id: Id,
  user_name: Type.String(),
  is_guest: Type.Boolean(),
  country_code: nullable(Type.String()),
  roles: Type.Array(Role),
  since: Moment,
  last_online_at: nullable(Moment),
  suspended_at: nullable(Moment),
  banned_at: nullable(Moment),
  money_hold: nullable(MoneyHold),
  is_identity_verified: Type.Boolean(),
}

/** Somebody in the list of people. */
const DeskPersonCard = namedSchema('DeskPersonCard', Type.Object(card))

const count = Type.Integer({ minimum: 0 })

const DeskNote = namedSchema(
  'DeskNote',
  Type.Object({ id: Id, author: UserName, text: Type.String(), at: Moment }),
)

const DeskPerson = namedSchema(
  'DeskPerson',
  Type.Object({
    ...card,
    locale: Type.String(),
    identity_verified_at: nullable(Moment),
    has_two_factor: Type.Boolean(),
    fields: Type.Array(
      namedSchema(
        'DeskPrivateField',
        Type.Object({
          field: PersonField,
          masked: nullable(
            Type.String({ description: 'Enough to know it again; null where there is none.' }),
          ),
          is_confirmed: Type.Boolean(),
        }),
      ),
    ),
    record: namedSchema(
      'DeskPersonRecord',
      Type.Object({
        trades_completed: count,
        trades_cancelled: count,
        trades_open: count,
        rating_percent: nullable(DecimalText),
        volume_usd: Type.Unsafe<string>({ ...DecimalText, description: 'Of the last 30 days.' }),
        disputes: count,
        disputes_open: count,
      }),
    ),
    balances: Type.Array(
      namedSchema(
        'DeskBalance',
        Type.Object({
          coin: Code,
          available: DecimalText,
          in_escrow: DecimalText,
          held: DecimalText,
          owed: DecimalText,
        }),
      ),
    ),
    trades: Type.Array(
      namedSchema(
        'DeskTrade',
        Type.Object({
          id: Id,
          side: TradeSide,
          status: TradeStatus,
          coin: Code,
          amount: DecimalText,
          fiat: Code,
          fiat_amount: DecimalText,
          counterparty: Type.String(),
          opened_at: Moment,
        }),
      ),
      { description: 'The latest.' },
    ),
    sessions: Type.Array(
      namedSchema(
        'DeskPersonSession',
        Type.Object({
          id: Id,
          browser: nullable(Type.String()),
          system: nullable(Type.String()),
          device_type: Type.String(),
          address: Type.String(),
          created_at: Moment,
          last_seen_at: Moment,
        }),
      ),
    ),
    ties: Type.Array(
      namedSchema(
        'DeskTie',
        Type.Object({
          user_name: Type.String(),
          kind: namedSchema('DeskTieKind', oneOf(tieKinds)),
          is_banned: Type.Boolean(),
          is_suspended: Type.Boolean(),
        }),
      ),
      { description: 'Accounts that could be the same person’s, or that came by them.' },
    ),
    cautions: Type.Array(
      namedSchema(
        'DeskCaution',
        Type.Object({ code: namedSchema('DeskCautionCode', oneOf(cautionCodes)), at: nullable(Moment) }),
      ),
      { description: 'What speaks for caution, by rules.' },
    ),
    notes: Type.Array(DeskNote, { description: 'For operators alone, the latest first.' }),
    data_exports: Type.Array(DataExport, {
      description: 'What they asked to have of what is kept about them.',
    }),
    acts: Type.Array(
      namedSchema(
        'DeskPossibleAct',
        Type.Object({ act: DeskAct, operators: Type.Integer({ minimum: 1, maximum: 2 }) }),
      ),
      { description: 'What the reader can do about them.' },
    ),
  }),
)

export const deskPersonOperations = operations({
  deskPeople: {
    method: 'GET',
    path: '/v1/operator/people',
    summary:
      'People by the beginning of a name or a legal name, or by a whole e-mail, phone, coin address, internet address or id; the id of a session means everybody who was logged in by its browser. Without a search the newest.',
    access: 'desk',
    query: Type.Object({
      search: Type.Optional(Type.String({ minLength: 2, maxLength: 120 })),
      standing: Type.Optional(
        namedSchema('DeskStanding', oneOf(['suspended', 'banned', 'held', 'arbiter', 'operator'])),
      ),
      ...keysetPaging(30),
    }),
    reply: namedSchema(
      'DeskPersonList',
      Type.Object({ items: Type.Array(DeskPersonCard), has_more: Type.Boolean() }),
    ),
  },
  deskPerson: {
    method: 'GET',
    path: '/v1/operator/people/:user_name',
    summary:
      'Somebody whole, but for what one has to ask to read. That it was opened is an entry of the trail.',
    access: 'desk',
    params: Type.Object({ user_name: Type.String({ minLength: 1, maxLength: 64 }) }),
    reply: DeskPerson,
  },
  lookAsPerson: {
    method: 'POST',
    path: '/v1/operator/people/:user_name/look',
    summary:
      'What somebody may do now, and what they would be told instead. Nothing is done in their name; that it was looked at is an entry of the trail.',
    access: 'desk',
    perMinute: 30,
    params: Type.Object({ user_name: Type.String({ minLength: 1, maxLength: 64 }) }),
    body: namedSchema('LookAsPersonBody', Type.Object({ reason: Reason })),
    reply: namedSchema(
      'DeskLook',
      Type.Object({
        matters: Type.Array(
          namedSchema(
            'DeskLookMatter',
            Type.Object({
              what: namedSchema('DeskLookMatterName', oneOf(lookMatters)),
              is_allowed: Type.Boolean(),
              words: nullable(Type.String({ description: 'What they are told instead.' })),
              until: nullable(Moment),
              obstacles: Type.Array(DeletionObstacle),
            }),
          ),
        ),
        adverts: namedSchema('DeskLookAdverts', Type.Object({ used: count, limit: count })),
        features: Type.Array(Type.String(), { description: 'What is switched on for them.' }),
      }),
    ),
  },
  readPersonField: {
    method: 'POST',
    path: '/v1/operator/people/:user_name/fields',
    summary: 'Reads what is somebody’s own: who read it, and why, is an entry of the trail.',
    access: 'desk',
    perMinute: 30,
    params: Type.Object({ user_name: Type.String({ minLength: 1, maxLength: 64 }) }),
    body: namedSchema('ReadPersonFieldBody', Type.Object({ field: PersonField, reason: Reason })),
    reply: namedSchema(
      'DeskFieldValue',
      Type.Object({
        field: PersonField,
        lines: Type.Array(Type.String(), { description: 'None where there is nothing.' }),
      }),
    ),
  },
  addPersonNote: {
    method: 'POST',
    path: '/v1/operator/people/:user_name/notes',
    summary: 'Notes something of somebody, for operators alone.',
    access: 'desk',
    idempotent: true,
    params: Type.Object({ user_name: Type.String({ minLength: 1, maxLength: 64 }) }),
    body: namedSchema(
      'AddPersonNoteBody',
      Type.Object({ text: Type.String({ minLength: 1, maxLength: 1000 }) }),
    ),
    reply: DeskNote,
  },
})
