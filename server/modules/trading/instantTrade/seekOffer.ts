import { Type } from 'typebox'
import type { Database, Tx } from '../../../database/database.ts'
import {
  parseInstantTradeId,
  type AdvertId,
  type InstantTradeId,
} from '../../../domain/identifier/identifier.ts'
import { instantAttempts, instantSearchMs } from '../../../domain/instantTrade/machine.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { refuse, type Refusal } from '../../../domain/refusal/refusal.ts'
import type { RefusalCode } from '../../../domain/refusal/status.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { onJob, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { searchAdverts } from '../advert/search/searchAdverts.ts'
import { anyOffer } from '../advert/search/searchInput.ts'
import { openOnAdvert } from '../trade/act/openTrade.ts'
import type { TradeParts } from '../trade/parts.ts'
import type { InstantTradeRow } from './tables.ts'
import { moveInstantTrade } from './writeInstantTrade.ts'

const seekJob = jobKind('instant_trade', Type.Object({ id: Type.String() }))

/** Looks for an offer as soon as what was asked for is written. */
export const seekFor = (tx: Tx, { id, created_at: runAt }: InstantTradeRow): Promise<void> =>
  schedule(tx, { kind: seekJob, key: id, runAt, payload: { id } })

/** What the search stands on. */
interface SeekParts {
  readonly database: Database
  readonly trade: TradeParts
  readonly rates: () => Rates
  readonly clock: Clock
}

/** Opens a trade on the best offer that takes it. */
export const instantTradeHandler = (parts: SeekParts): JobHandler =>
  onJob(seekJob, async ({ payload }) => {
    const id = parseInstantTradeId(payload.id)
    if (!id) return
    const { database, clock } = parts
    const asked = await database.db
      .selectFrom('instant_trade')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'created')
      .executeTakeFirst()
    if (!asked) return
    const end = await openBest(parts, asked)
    if (end === 'opened') return
    const at = clock.now()
    await database.transaction(tx =>
      end === null
        ? moveInstantTrade(tx, id, 'findNone', { at })
        : moveInstantTrade(tx, id, 'fail', { at, refusal: end }),
    )
  })

/** What is said of an offer alone: another one may still do. */
const ofOffer: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'advert_disabled',
  'not_found',
  'price_changed',
])

/** What no other offer would mend. */
const ofOpener: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'user_blocked',
  'finances_suspended',
  'rate_stale',
  'opening_paused',
  'too_many_open_trades',
])

/** Tries offers, best first: opened, or what stood in the way, or null when there was nothing to take. */
async function openBest(parts: SeekParts, asked: InstantTradeRow): Promise<'opened' | Refusal | null> {
  let reason: Refusal | null = null
  for (const advertId of await candidates(parts, asked)) {
    if (parts.clock.now().getTime() - asked.created_at.getTime() > instantSearchMs) break
    const refusal = await tryOffer(parts, asked, advertId)
    if (refusal === null) return 'opened'
    if (ofOpener.has(refusal.code)) return refusal
    if (!ofOffer.has(refusal.code)) reason ??= refusal
  }
  return reason
}

async function candidates({ database, rates }: SeekParts, asked: InstantTradeRow): Promise<AdvertId[]> {
  const { rows } = await searchAdverts(
    database.db,
    {
      wanted: {
        ...anyOffer('buy', asked.coin, asked.fiat),
        amount: { amount: asked.amount, side: asked.amount_side },
        methods: [asked.method_code],
        instantOnly: true,
      },
      mine: 'without',
      viewerId: asked.user_id,
      sort: 'best_price',
      page: 1,
      limit: instantAttempts,
    },
    rates(),
  )
  return rows.map(({ id }) => id)
}

/** Opens a trade on one offer, with the instant trade's own row, or not at all. */
async function tryOffer(
  parts: SeekParts,
  asked: InstantTradeRow,
  advertId: AdvertId,
): Promise<Refusal | null> {
  try {
    await parts.database.transaction(tx => openOn(tx, parts, asked, advertId))
    return null
  } catch (error) {
    if (error instanceof RequestRefused) return error.refusal
    throw error
  }
}

async function openOn(tx: Tx, parts: SeekParts, asked: InstantTradeRow, advertId: AdvertId): Promise<void> {
  // A job may run twice at once: the second one waits here, and finds it opened.
  if (!(await stillLooks(tx, asked.id))) return
  const at = parts.clock.now()
  const trade = await openOnAdvert(tx, parts.trade, {
    advertId,
    opener: { kind: 'user', userId: asked.user_id },
    amount: asked.amount,
    amountSide: asked.amount_side,
    priceSeen: asked.price_limit,
    methodCode: asked.method_code,
    requisites: [],
    at,
  })
  // Saved requisites may be given by themselves up to an amount only; at once means at once.
  if (trade.requisites_at === null) throw new RequestRefused(refuse('advert_disabled'))
  await moveInstantTrade(tx, asked.id, 'open', { at, tradeId: trade.id })
}

const stillLooks = (tx: Tx, id: InstantTradeId) =>
  tx
    .selectFrom('instant_trade')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'created')
    .forUpdate()
    .executeTakeFirst()
