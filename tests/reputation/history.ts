import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { grades, type Grade } from '../../server/domain/feedback/feedback.ts'
import {
  newFeedbackId,
  newUserId,
  type FeedbackId,
  type UserId,
} from '../../server/domain/identifier/identifier.ts'
import { changeWord, leaveWord } from '../../server/modules/trading/feedback/opinions.ts'
import { figuresOf } from '../../server/modules/trading/record/traderRecord.ts'
import type { TradeRow } from '../../server/modules/trading/record/tradeMapping.ts'
import { machineRandom as randomBytes } from '../../server/runtime/random.ts'
import type { Chance } from '../support/time/chance.ts'

const dayMs = 86_400_000
export const begin = new Date('2026-01-01T00:00:00Z')

/** What happened, kept apart from the database: what the figures are recomputed from. */
export interface Happened {
  readonly people: readonly { readonly id: UserId; readonly since: Date; readonly verifiedAt: Date | null }[]
  readonly trades: TradeRow[]
  readonly words: {
    id: FeedbackId
    trade: TradeRow
    author: UserId
    subject: UserId
    grade: Grade
    at: Date
  }[]
}

/** People with accounts of all ages, some of whom are verified. */
export async function settle(database: Database, chance: Chance, count: number): Promise<Happened['people']> {
  const people = Array.from({ length: count }, (_, number) => {
    const since = new Date(begin.getTime() - chance.below(30) * dayMs)
    return {
      id: newUserId(since, randomBytes),
      since,
      verifiedAt: chance.below(4) === 0 ? begin : null,
      number,
    }
  })
  for (const { id, since, verifiedAt, number } of people) {
    const name = `trader${number}`
    await sql`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at, identity_verified_at)
      values (${id}, 'user', ${name}, ${name}, ${`${name}@souk.test`}, 'hash', ${since}, ${verifiedAt})`.execute(
      database.db,
    )
    await database.db.insertInto('trader').values({ user_id: id }).execute()
  }
  return people
}

const endings = [
  'completed_by_seller',
  'completed_by_seller',
  'completed_by_admin',
  'cancelled',
  'cancelled_by_buyer',
  'closed',
] as const
const coins = ['BTC', 'USDT', 'ETH'] as const

/** A trade between two of them that is over, as it is written. */
export function drawTrade(chance: Chance, people: Happened['people'], number: number) {
  const [buyer, seller] = chance.shuffle(people)
  if (!buyer || !seller) throw new Error('A trade needs two people')
  const openedAt = new Date(begin.getTime() + number * 60_000)
  const paidAt = chance.below(3) === 0 ? null : new Date(openedAt.getTime() + chance.below(900) * 1000)
  const status = paidAt === null ? 'cancelled' : chance.pick(endings)
  const finishedAt = new Date((paidAt ?? openedAt).getTime() + chance.below(3600) * 1000)
  return {
    id: `T${number}`,
    advert_id: buyer.id,
    advert_type: 'Ad::Sell',
    owner_id: seller.id,
    contractor_id: buyer.id,
    seller_id: seller.id,
    buyer_id: buyer.id,
    status,
    coin: chance.pick(coins),
    fiat: 'NGN',
    amount: String(1 + chance.below(1_000_000_000)),
    fiat_amount: '100',
    fee: '0',
    price: '1',
    usd_value: `${chance.below(40)}.${String(chance.below(100)).padStart(2, '0')}`,
    method_code: 'opay',
    payment_speed: 'instant',
    requisites: '[]',
    terms: '',
    escrow_minutes: 30,
    opened_at: openedAt,
    paid_at: paidAt,
    finished_at: finishedAt,
    escrow_promised_until: openedAt,
    updated_at: finishedAt,
  } as const
}

/** Such a trade, counted as `trade_write` counts it. */
export async function trade(
  database: Database,
  chance: Chance,
  happened: Happened,
  number: number,
): Promise<void> {
  const row = drawTrade(chance, happened.people, number)
  const finishedAt = row.finished_at
  const requisites_at = row.paid_at === null && chance.below(2) === 0 ? null : row.opened_at
  await database.transaction(async tx => {
    const written = await tx
      .insertInto('trade')
      .values({ ...row, requisites_at } as never)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { isCompleted, cancelledBy, releaseSeconds, keptReleases, day } = figuresOf(written, finishedAt)
    await sql`select traders_count(t, ${finishedAt}, ${isCompleted}, ${cancelledBy}::uuid[], ${releaseSeconds}, ${keptReleases}, ${day})
      from trade t where id = ${written.id}`.execute(tx)
    happened.trades.push(written)
  })
}

const isCompleted = ({ status }: TradeRow) => status.startsWith('completed')

/** Somebody says something of a partner, once a trade. */
export async function say(database: Database, chance: Chance, happened: Happened, at: Date): Promise<void> {
  const open = happened.trades.filter(isCompleted)
  const row = open[chance.below(open.length)]
  if (row === undefined) return
  const [author, subject] = chance.shuffle([row.buyer_id, row.seller_id]) as [UserId, UserId]
  if (happened.words.some(word => word.trade.id === row.id && word.author === author)) return
  const grade = chance.pick(grades)
  const id = newFeedbackId(at, randomBytes)
  const word = {
    id,
    trade_id: row.id,
    author_id: author,
    subject_id: subject,
    grade,
    text: 'So it was.',
  }
  await database.transaction(tx => leaveWord(tx, word, row, at))
  happened.words.push({ id, trade: row, author, subject, grade, at })
}

/** Somebody says otherwise. */
export async function changeMind(
  database: Database,
  chance: Chance,
  happened: Happened,
  at: Date,
): Promise<void> {
  const word = happened.words[chance.below(happened.words.length)]
  if (word === undefined) return
  const grade = chance.pick(grades)
  await database.transaction(async tx => {
    const before = await tx
      .selectFrom('feedback')
      .selectAll()
      .where('id', '=', word.id)
      .executeTakeFirstOrThrow()
    await changeWord(tx, before, { grade, text: `Now ${grade}.` }, at)
  })
  word.grade = grade
}
