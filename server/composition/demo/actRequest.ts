import { findPaymentMethod } from '../../domain/reference/paymentMethod.ts'
import { seededRandom } from '../../runtime/random.ts'
import { drawer, requisitesOf } from '../seed/market.ts'
import type { ActName } from './characters.ts'
import type { Player } from './players.ts'
import { clientIdOf, type Intent } from './decideAct.ts'
import type { ShownTrade } from './shownTrade.ts'
import { wordsIn } from './words/words.ts'

/** A call of the API. */
export interface Request {
  readonly line: string
  readonly body?: object
}

type Asking = (trade: ShownTrade, intent: Intent, player: Player) => Request

const said = ({ phrase, locale }: Intent): string => (phrase === null ? '' : wordsIn(locale, phrase))

/** From whose account somebody pays. */
export const payerNameOf = ({ legalName, userName }: Player): string => legalName ?? userName.toUpperCase()

/** Each act as the call that it is. */
const requests: Readonly<Record<ActName, Asking>> = {
  say: ({ id }, intent) => ({
    line: `POST /v1/trades/${id}/create_message_in_trade_conversation`,
    body: { text: said(intent), client_id: clientIdOf(intent.key) },
  }),
  issue_requisites: ({ id, payment_method }, _, player) => ({
    line: `POST /v1/trades/${id}/requisites`,
    body: { requisites: requisitesFor(player, payment_method.code) },
  }),
  confirm: ({ id }, _, player) => ({
    line: `POST /v1/trades/${id}/confirm`,
    body: { payer_name: payerNameOf(player) },
  }),
  cancel: ({ id }) => ({ line: `POST /v1/trades/${id}/cancel`, body: {} }),
  complete: ({ id, fiat_amount }) => ({
    line: `POST /v1/trades/${id}/complete`,
    body: { money_received: true, amount: fiat_amount },
  }),
  create_dispute: ({ id }, intent) => ({
    line: `POST /v1/trades/${id}/create_dispute`,
    body: { reason: 'not_released', statement: said(intent) },
  }),
  feedback: ({ id }, intent) => ({
    line: 'POST /v1/feedbacks',
    body: { trade_id: id, grade: 'positive', text: said(intent) },
  }),
}

/** The call by which somebody does what they intend. */
export const requestOf = (trade: ShownTrade, intent: Intent, player: Player): Request =>
  requests[intent.act](trade, intent, player)

/** By this a call that comes twice is done once, also after a restart. */
export const keyOf = (tradeId: string, { key }: Pick<Intent, 'key'>): string => `${tradeId}-${key}`

/** Where somebody is paid: the same account for the same method. */
export function requisitesFor(player: Player, methodCode: string): readonly object[] {
  const method = findPaymentMethod(methodCode)
  if (!method) throw new Error(`There is no payment method ${methodCode}`)
  return requisitesOf(method, player, drawer(seededRandom(`${player.userName} ${methodCode}`)))
}
