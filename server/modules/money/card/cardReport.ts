import { Type } from 'typebox'
import type { CardProvider } from '../../../adapters/card/cardProvider.ts'
import type { Tx } from '../../../database/database.ts'
import { cardTransitions, isOpen, type CardMove } from '../../../domain/card/machine.ts'
import { moveFor, type CardReport } from '../../../domain/card/report.ts'
import { parseCardPurchaseId, type CardPurchaseId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { houseAccount } from '../../../ledger/account.ts'
import { post } from '../../../ledger/ledger.ts'
import { available } from '../../../ledger/postings.ts'
import { onJob, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import { cancel, jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { availableMoved } from '../wallet/availableMovedJob.ts'
import { notify } from '../../telling/notification/notify.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { tellBalance, tellMovement } from '../wallet/tellBalance.ts'
import type { CardParts } from './parts.ts'
import type { CardPurchaseRow } from './tables.ts'

const payload = Type.Object({ id: Type.String() })
/** The end of the time to pay; its key is the purchase. */
export const cardExpiryJob = jobKind('card_expiry', payload, { isDeadline: true })
/** Has the provider give money back. */
const refundJob = jobKind('card_refund', payload)

/** A purchase, locked until the transaction ends: of two reports the second sees what the first did. */
const lockPurchase = (tx: Tx, id: CardPurchaseId): Promise<CardPurchaseRow | undefined> =>
  tx.selectFrom('card_purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Takes what a provider reports, as it came over the wire; again or late it changes nothing more. Refuses `forbidden` what the
 * provider has not signed, and `not_found` what it was never asked.
 */
export async function takeCardReport(
  { database, provider, random }: Pick<CardParts, 'database' | 'provider' | 'random'>,
  { body, signature }: { readonly body: string; readonly signature: string },
  at: Date,
): Promise<void> {
  if (!provider) throw new RequestRefused(refuse('not_found'))
  const report = provider.read(body, signature)
  if (!report) throw new RequestRefused(refuse('forbidden'))
  await database.transaction(async tx => {
    const id = parseCardPurchaseId(report.reference)
    const row = id && (await applyReport(tx, random, id, report, at))
    if (!row) throw new RequestRefused(refuse('not_found'))
  })
}

/** Does what follows from a report. */
export async function applyReport(
  tx: Tx,
  random: Random,
  id: CardPurchaseId,
  report: CardReport,
  at: Date,
): Promise<CardPurchaseRow | undefined> {
  const row = await lockPurchase(tx, id)
  const move = row && moveFor({ status: row.status, fiatAmount: row.fiat_amount }, report)
  return row && move ? movePurchase(tx, random, row, move, at) : row
}

/** Moves a purchase that is locked, with everything that follows. */
async function movePurchase(
  tx: Tx,
  random: Random,
  before: CardPurchaseRow,
  move: CardMove,
  at: Date,
): Promise<CardPurchaseRow> {
  const { to, posts } = cardTransitions[move]
  const changes = { status: to, updated_at: at }
  await tx.updateTable('card_purchase').set(changes).where('id', '=', before.id).execute()
  const row = { ...before, ...changes }
  if (posts === 'credit') await credit(tx, random, row, at)
  if (!isOpen(row.status)) await cancel(tx, cardExpiryJob, row.id)
  if (move === 'refund')
    await schedule(tx, { kind: refundJob, key: row.id, runAt: at, payload: { id: row.id } })
  return row
}

/** The coins come from the house, which the provider pays out; the buyer is notified. */
async function credit(tx: Tx, random: Random, row: CardPurchaseRow, at: Date): Promise<void> {
  const amount = BigInt(row.amount)
  const posted = await post(tx, {
    key: `card:${row.id}`,
    kind: 'card_purchase',
    at,
    entries: [
      { account: houseAccount('house', row.coin, row.id), amount: -amount },
      {
        account: available(row.user_id, row.coin),
        amount,
        type: 'Transaction::WalletRefill',
        meta: { card: row.id },
      },
    ],
  })
  if (posted.outcome !== 'posted')
    throw new Error(`Card purchase ${row.id}: the ledger says ${posted.outcome}`)
  const { id } = await tx
    .selectFrom('posting')
    .select('id')
    .where('journal_id', '=', posted.journalId)
    .where('type', '=', 'Transaction::WalletRefill')
    .executeTakeFirstOrThrow()
  tellMovement(tx, row.user_id, { id, type: 'Transaction::WalletRefill', amount, asset: row.coin })
  await tellBalance(tx, row.user_id, row.coin)
  await availableMoved(tx, row.user_id, at)
  const notice = { code: 'card_paid', ...money(amount, row.coin) } as const
  await notify(tx, random, row.user_id, { type: 'Notification::Refill', ...notice }, at)
}

/** What happens to purchases by itself: they end when nothing is heard, and what was paid too late goes back. */
export const cardJobs = (
  parts: JobParts & {
    readonly provider: CardProvider | null
  },
): readonly JobHandler[] => [
  onJob(cardExpiryJob, ({ payload: { id: text } }) =>
    parts.database.transaction(async tx => {
      const id = parseCardPurchaseId(text)
      const row = id && (await lockPurchase(tx, id))
      if (row && isOpen(row.status)) await movePurchase(tx, parts.random, row, 'expire', parts.clock.now())
    }),
  ),
  onJob(refundJob, async ({ payload: { id } }) => {
    if (!parts.provider) throw new Error(`Card purchase ${id}: there is no provider to give its money back`)
    await parts.provider.refund(id)
  }),
]
