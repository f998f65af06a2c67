import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { AuthenticatorCode, Code, DecimalText, Id, namedSchema, paging } from '../../../kernel/schema.ts'
import { RequisiteBody } from '../../../shapes/requisite.ts'
import { GuestBody } from '../shapes/guest.ts'
import { DisputeReason, ProofIds, ReasonText, RulingSide, StatementText } from '../shapes/dispute.ts'
import {
  Trade,
  TradeListState,
  TradePage,
  TradeSearchSort,
  TradeSort,
  TradeState,
  TradeType,
} from '../shapes/trade.ts'

const one = { params: Type.Object({ id: Id }) } as const
const act = { method: 'POST', access: 'session', idempotent: true, ...one, reply: Trade } as const

export const tradeOperations = operations({
  openTrade: {
    method: 'POST',
    path: '/v1/pro/:id/trades',
    summary: 'Opens a trade on an advert; the seller’s coins go to escrow in the same step.',
    access: 'session',
    idempotent: true,
    perMinute: 20,
    ...one,
    body: namedSchema(
      'OpenTradeBody',
      Type.Object({
        amount: DecimalText,
        amount_side: Type.Optional(Type.Unsafe<'fiat' | 'crypto'>({ $ref: 'AmountSide#' })),
        price_seen: DecimalText,
        payment_method_code: Type.String({ pattern: '^[a-z0-9_]{2,40}$' }),
        requisites: Type.Optional(
          Type.Array(RequisiteBody, {
            maxItems: 6,
            description: 'Where the contractor of a buy advert is paid.',
          }),
        ),
        payment_credential_id: Type.Optional(Id),
        payer_name: Type.Optional(
          Type.String({
            minLength: 2,
            maxLength: 120,
            description: 'From whose account a contractor who buys will pay.',
          }),
        ),
        guest: Type.Optional(GuestBody),
      }),
    ),
    reply: Trade,
  },
  trades: {
    method: 'GET',
    path: '/v1/trades',
    summary: 'The caller’s trades.',
    access: 'session',
    query: Type.Object({
      state: Type.Optional(TradeListState),
      crypto_currency_code: Type.Optional(Code),
      sort: Type.Optional(TradeSort),
      ...paging,
    }),
    reply: TradePage,
  },
  searchTrades: {
    method: 'POST',
    path: '/v1/trades/search',
    summary: 'The caller’s trades, also by what is known of one: its id, day, counterparty or requisites.',
    access: 'session',
    reads: true,
    perMinute: 240,
    body: namedSchema(
      'SearchTradesBody',
      Type.Object({
        state: Type.Optional(TradeListState),
        text: Type.Optional(
          Type.String({
            maxLength: 80,
            description:
              'The beginning of an id, a day as DD.MM.YYYY, a part of the counterparty’s or the payer’s name, an account or the last four of its number.',
          }),
        ),
        crypto_currency_code: Type.Optional(Code),
        type: Type.Optional(TradeType),
        sort: Type.Optional(TradeSearchSort),
        ...paging,
      }),
    ),
    reply: TradePage,
  },
  trade: {
    method: 'GET',
    path: '/v1/trades/:id',
    summary: 'One trade, for its parties and, once a dispute or a claim was brought, for staff.',
    access: 'session',
    perMinute: 600,
    ...one,
    reply: Trade,
  },
  tradeStates: {
    method: 'POST',
    path: '/v1/trades/states',
    summary: 'The statuses of these trades of the caller.',
    access: 'session',
    reads: true,
    body: namedSchema('TradeStatesBody', Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) })),
    reply: namedSchema('TradeStateList', Type.Object({ items: Type.Array(TradeState) })),
  },
  issueRequisites: {
    ...act,
    takesCode: true,
    path: '/v1/trades/:id/requisites',
    summary: 'The seller says where to pay, where the trade began without it.',
    body: namedSchema(
      'IssueRequisitesBody',
      Type.Object({
        payment_credential_id: Type.Optional(Id),
        requisites: Type.Optional(Type.Array(RequisiteBody, { maxItems: 6 })),
        code: Type.Optional(AuthenticatorCode),
      }),
    ),
  },
  confirmTrade: {
    ...act,
    path: '/v1/trades/:id/confirm',
    summary: 'The buyer says that the money was sent.',
    body: namedSchema(
      'ConfirmTradeBody',
      Type.Object({ payer_name: Type.Optional(Type.String({ minLength: 2, maxLength: 120 })) }),
    ),
  },
  undoConfirmTrade: {
    ...act,
    path: '/v1/trades/:id/undo_confirm',
    summary: 'The buyer takes back “paid”, once, within a minute.',
  },
  cancelTrade: {
    ...act,
    path: '/v1/trades/:id/cancel',
    summary: 'The buyer cancels or, once paid, concedes; the seller asks to cancel.',
    body: namedSchema(
      'CancelTradeBody',
      Type.Object({
        not_sent_or_returned: Type.Optional(Type.Boolean()),
        amount: Type.Optional(DecimalText),
      }),
    ),
  },
  keepTrade: {
    ...act,
    path: '/v1/trades/:id/keep',
    summary: 'The buyer answers an ask to cancel: “I am paying”.',
  },
  extendTrade: {
    ...act,
    path: '/v1/trades/:id/extend',
    summary: 'The seller gives more time, once, by the advert’s escrow time.',
  },
  requestTradeApproval: {
    ...act,
    perMinute: 10,
    path: '/v1/trades/:id/request_approval',
    summary: 'Asks the seller in the messenger whether to release; approved there, the coins are released.',
  },
  cancelTradeApproval: {
    ...act,
    path: '/v1/trades/:id/cancel_approval',
    summary: 'The seller takes back what the messenger was asked: nothing is released by it any more.',
  },
  completeTrade: {
    ...act,
    takesCode: true,
    path: '/v1/trades/:id/complete',
    summary: 'The seller releases the coins; it cannot be undone.',
    body: namedSchema(
      'CompleteTradeBody',
      Type.Object({
        money_received: Type.Boolean(),
        amount: Type.Optional(DecimalText),
        code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
      }),
    ),
  },
  createDispute: {
    ...act,
    path: '/v1/trades/:id/create_dispute',
    summary: 'The buyer opens a dispute: why, with an opening statement and what proves it.',
    body: namedSchema(
      'CreateDisputeBody',
      Type.Object({
        reason: DisputeReason,
        statement: StatementText,
        attachment_ids: Type.Optional(ProofIds),
      }),
    ),
  },
  ruleTrade: {
    ...act,
    access: 'staff',
    path: '/v1/trades/:id/rule',
    summary: 'An arbiter, never a party, decides a dispute.',
    body: namedSchema(
      'RuleTradeBody',
      Type.Object({
        in_favour_of: RulingSide,
        reason: ReasonText,
      }),
    ),
  },
})
