import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { newFeedbackId } from '../../domain/identifier/identifier.ts'
import { decimal } from '../../domain/money/decimal.ts'
import { compareDecimals } from '../../domain/money/decimal.ts'
import type { Grade } from '../../domain/feedback/feedback.ts'
import type { TradeMove } from '../../domain/trade/action.ts'
import { later } from '../../domain/time/calendar.ts'
import { actOnTrade } from '../../modules/trading/trade/act/actOnTrade.ts'
import { leaveWord } from '../../modules/trading/feedback/opinions.ts'
import { openOnAdvert } from '../../modules/trading/trade/act/openTrade.ts'
import type { TradeParts } from '../../modules/trading/trade/parts.ts'
import type { AdvertRow } from '../../modules/trading/advert/tables.ts'
import type { TradeRow } from '../../modules/trading/record/tradeMapping.ts'

const minuteMs = 60_000

type Scene = readonly [
  seller: string,
  minutesAgo: number,
  steps: readonly (readonly [TradeMove, by: 'buyer' | 'seller', minutesLater: number])[],
]

/** The steps of a trade that is paid and released so many minutes after its opening. */
const released = (paid: number, completed: number): Scene[2] => [
  ['confirm', 'buyer', paid],
  ['complete', 'seller', completed],
]

/** The trades of amina, as buyer: some behind her, some that wait for her or for her partner. */
const scenes: readonly Scene[] = [
  ['kunle', 9 * 1440, released(6, 10)],
  ['lagoscoin', 6 * 1440, released(4, 9)],
  ['adaeze_fx', 5 * 1440, [['cancel', 'buyer', 8]]],
  ['Kunle.Trades', 3 * 1440, released(11, 21)],
  ['QuickNaira', 1440, released(5, 7)],
  ['ngozi_btc', 22, [['confirm', 'buyer', 14]]],
  ['kunle', 5, []],
]

interface Regular {
  readonly buyer: string
  readonly seller: string
  readonly daysAgo: number
  readonly words: { readonly buyer: Word; readonly seller?: Word }
}

/** What others have said of those whom `/dev` logs in as, and they of others. */
const regulars: readonly Regular[] = [
  {
    buyer: 'emeka88',
    seller: 'kunle',
    daysAgo: 41,
    words: {
      buyer: { grade: 'positive', text: 'Released in four minutes. Answers every question.' },
      seller: { grade: 'positive', text: 'Paid at once, from his own account.' },
    },
  },
  {
    buyer: 'yaw88',
    seller: 'kunle',
    daysAgo: 33,
    words: { buyer: { grade: 'neutral', text: 'It took him twenty minutes, but he said so.' } },
  },
  {
    buyer: 'otieno',
    seller: 'kunle',
    daysAgo: 27,
    words: {
      buyer: { grade: 'positive', text: '' },
      seller: { grade: 'negative', text: 'The receipt was from somebody else’s account.' },
    },
  },
  {
    buyer: 'Тихон',
    seller: 'marina',
    daysAgo: 24,
    words: {
      buyer: { grade: 'positive', text: 'Быстро и вежливо, реквизиты сразу.' },
      seller: { grade: 'positive', text: 'Оплата со своего счёта, всё верно.' },
    },
  },
  {
    buyer: 'volga_p2p',
    seller: 'marina',
    daysAgo: 18,
    words: { buyer: { grade: 'negative', text: 'Ждал почти час, на сообщения не отвечала.' } },
  },
  {
    buyer: 'northline',
    seller: 'marina',
    daysAgo: 15,
    words: { buyer: { grade: 'positive', text: 'Как всегда, без вопросов.' } },
  },
  {
    buyer: 'zainab.pay',
    seller: 'lagoscoin',
    daysAgo: 12,
    words: { buyer: { grade: 'positive', text: 'My first trade here, and he was patient.' } },
  },
]

/** Opens and plays the demo trades through the same functions as people do, at times before now. */
export async function seedTrades(
  tx: Tx,
  parts: TradeParts,
  ids: ReadonlyMap<string, UserId>,
  now: Date,
): Promise<void> {
  const amina = idOf(ids, 'amina')
  for (const { buyer, seller, daysAgo, words } of regulars) {
    const trade = await play(tx, parts, [seller, daysAgo * 1440, released(6, 11)], ids, now, idOf(ids, buyer))
    if (!trade) continue
    await say(tx, parts, trade, { author: 'buyer', ...words.buyer }, now)
    if (words.seller) await say(tx, parts, trade, { author: 'seller', ...words.seller }, now)
  }
  for (const scene of scenes) {
    const trade = await play(tx, parts, scene, ids, now, amina)
    if (trade?.status !== 'completed_by_seller') continue
    await say(tx, parts, trade, { author: 'buyer', grade: 'positive', text: 'Fast and friendly.' }, now)
    await say(tx, parts, trade, { author: 'seller', grade: 'positive', text: 'Paid within minutes.' }, now)
  }
}

async function play(
  tx: Tx,
  parts: TradeParts,
  [seller, minutesAgo, steps]: Scene,
  ids: ReadonlyMap<string, UserId>,
  now: Date,
  buyer: UserId,
): Promise<TradeRow | undefined> {
  const openedAt = new Date(now.getTime() - minutesAgo * minuteMs)
  const advert = await sellingAdvert(tx, idOf(ids, seller))
  if (!advert) return undefined
  let trade = await openFor(tx, parts, buyer, advert, openedAt)
  for (const [action, by, later] of steps) {
    const userId = by === 'buyer' ? trade.buyer_id : trade.seller_id
    trade = await actOnTrade(tx, parts, {
      tradeId: trade.id,
      action,
      actor: { kind: 'person', userId, duty: 'user' },
      at: new Date(openedAt.getTime() + later * minuteMs),
      ...(action === 'confirm' ? { remarks: { payer_name: 'AMINA O. BELLO' } } : {}),
    })
  }
  return trade
}

function idOf(ids: ReadonlyMap<string, UserId>, name: string): UserId {
  const id = ids.get(name)
  if (!id) throw new Error(`${name} is not in the demo market`)
  return id
}

const sellingAdvert = (tx: Tx, ownerId: UserId): Promise<AdvertRow | undefined> =>
  tx
    .selectFrom('advert')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('type', '=', 'Ad::Sell')
    .where('is_visible', '=', true)
    .where('escrow_minutes', '>=', 15)
    .orderBy('escrow_minutes', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

async function openFor(
  tx: Tx,
  parts: TradeParts,
  buyer: UserId,
  advert: AdvertRow,
  at: Date,
): Promise<TradeRow> {
  const doubled = decimal((BigInt(advert.minimum.split('.')[0] ?? '1') * 2n).toString())
  const most = decimal(advert.maximum_now)
  return openOnAdvert(tx, parts, {
    advertId: advert.id,
    opener: { kind: 'user', userId: buyer },
    amount: compareDecimals(doubled, most) > 0 ? decimal(advert.minimum) : doubled,
    amountSide: 'fiat',
    // Whatever it costs: the demo accepts every price.
    priceSeen: decimal('1000000000000000'),
    methodCode: advert.method_codes[0] ?? '',
    requisites: [],
    at,
  })
}

interface Word {
  readonly grade: Grade
  readonly text: string
}

async function say(
  tx: Tx,
  parts: TradeParts,
  trade: TradeRow,
  { author, ...opinion }: Word & { readonly author: 'buyer' | 'seller' },
  now: Date,
): Promise<void> {
  const at = new Date(Math.min(now.getTime(), later(trade.opened_at, { hours: 1 }).getTime()))
  const [author_id, subject_id] =
    author === 'buyer' ? [trade.buyer_id, trade.seller_id] : [trade.seller_id, trade.buyer_id]
  const word = { id: newFeedbackId(at, parts.random), trade_id: trade.id, author_id, subject_id, ...opinion }
  await leaveWord(tx, word, trade, at)
}
