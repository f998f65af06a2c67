import { tellUser } from '../../../../cable/publishEvents.ts'
import type { Tx } from '../../../../database/database.ts'
import type { Random } from '../../../../domain/identifier/random.ts'
import { statementOf, systemNote, type NoteRow } from '../../chat/systemNotes.ts'
import { tellNotes } from '../../chat/tellMessage.ts'
import { noticeRow, tellNotice, type NoticeRow } from '../../../telling/notification/notify.ts'
import { tellHeld, tellMovement } from '../../../money/wallet/tellBalance.ts'
import type { Done } from '../parts.ts'
import type { PartyNews } from './writeAction.ts'
import type { TradeRow } from '../../record/tradeMapping.ts'
import { money } from '../../../../domain/reference/decimalOf.ts'
import { noteOf, noticeOf } from './tradeNotices.ts'

const sides = ['buyer', 'seller'] as const
type Side = (typeof sides)[number]

const idOf = (row: TradeRow, side: Side) => (side === 'buyer' ? row.buyer_id : row.seller_id)
const other: Record<Side, Side> = { buyer: 'seller', seller: 'buyer' }
const coinsOf = (row: TradeRow) => money(BigInt(row.amount), row.coin)
const fiatOf = (row: TradeRow) => money(BigInt(row.fiat_amount), row.fiat)
const actorIdOf = ({ actor }: Done) => (actor.kind === 'person' ? actor.userId : null)

/** A swap is settled as it is opened: nothing is said before it is. */
const isSwapOpening = (row: TradeRow, action: Done['action']) =>
  action === 'open' && row.advert_type === 'Ad::Swap'

/** What the conversation says of an action. */
export function notesOf(random: Random, { row, action, at }: Done): NoteRow[] {
  const note = noteOf[action]
  if (!note || isSwapOpening(row, action)) return []
  const figure = note.figure === 'coins' ? coinsOf(row) : note.figure === 'fiat' ? fiatOf(row) : {}
  const said = systemNote(random, { code: note.code, ...figure }, at)
  // The buyer's opening statement is theirs to be read, and counts as their first word of the dispute.
  return action === 'createDispute' && row.dispute_statement
    ? [said, statementOf(random, row.buyer_id, row.dispute_statement, at)]
    : [said]
}

/** Who is notified of an action: each party but the one who acted. */
export function noticesOf(random: Random, done: Done): NoticeRow[] {
  const { row, action, at } = done
  if (isSwapOpening(row, action)) return []
  return sides.flatMap(side => {
    const told = noticeOf[action][side]
    const userId = idOf(row, side)
    if (!told || userId === actorIdOf(done)) return []
    return [
      noticeRow(random, { ...told, user_id: userId, partner_id: idOf(row, other[side]), ...fiatOf(row) }, at),
    ]
  })
}

/** What was written of an action. */
interface Written {
  readonly notes: readonly NoteRow[]
  readonly notices: readonly NoticeRow[]
  readonly news: Readonly<Record<Side, PartyNews>>
}

/** Tells both parties live, in the transaction of the action: balances, the conversation, the trade, notifications. */
export function tellParties(tx: Tx, done: Done, { notes, notices, news }: Written): void {
  const { row, at } = done
  tellBalances(tx, done, news)
  tellNotes(tx, { tradeId: row.id, at, buyerName: news.buyer.userName }, notes)
  for (const side of sides) {
    const userId = idOf(row, side)
    tellTrade(tx, done, side, news[other[side]].userName)
    for (const { id, user_id } of notices)
      if (user_id === userId) tellNotice(tx, userId, id, news[side].unread)
  }
}

/** Whose coins each posting moves, and for whom it is a movement of what is available. */
const balanceTellings = {
  lock: [['seller', true]],
  release: [
    ['seller', false],
    ['buyer', true],
  ],
  return: [['seller', true]],
  settleSwap: [
    ['seller', false],
    ['buyer', true],
  ],
} as const satisfies Record<NonNullable<Done['effects']['posts']>, readonly (readonly [Side, boolean])[]>

function tellBalances(tx: Tx, { row, effects }: Done, news: Written['news']): void {
  if (effects.posts === null) return
  for (const [side, isMovement] of balanceTellings[effects.posts]) {
    const { held, movement } = news[side]
    tellHeld(tx, idOf(row, side), row.coin, held)
    if (isMovement && movement) tellMovement(tx, idOf(row, side), { ...movement, asset: row.coin })
  }
}

function tellTrade(tx: Tx, done: Done, side: Side, partnerName: string): void {
  const { row, action } = done
  const userId = idOf(row, side)
  if (action === 'open')
    tellUser(tx, userId, 'trade_created', {
      trade_id: row.id,
      status: row.status,
      viewer_side: side,
      partner_name: partnerName,
      amount: coinsOf(row).amount,
      crypto_currency_code: row.coin,
      fiat_amount: fiatOf(row).amount,
      currency_code: row.fiat,
    })
  else
    tellUser(tx, userId, 'trade_changed', {
      trade_id: row.id,
      status: row.status,
      action,
      // A swap settles by itself, because its opener confirmed it.
      by_me: userId === actorIdOf(done) || (action === 'swapSettles' && userId === row.contractor_id),
      unread_count: null,
    })
}
