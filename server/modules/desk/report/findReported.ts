import type { Connection } from '../../../database/database.ts'
import { parseAdvertId, parseMessageId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { ReportKind } from '../../../domain/report/report.ts'
import type { SignedViewer } from '../../../kernel/viewer.ts'
import { personNamed } from '../../people/profile/findPerson.ts'
import { parseInvoiceUniqueId } from '../../../domain/invoice/uniqueId.ts'
import { isListed } from '../../../domain/advert/status.ts'
import { mayRead } from '../../trading/record/readableTrade.ts'

/** What somebody reports, as it is now. */
export interface Reported {
  /** Among its kind, whatever name it was reported by. */
  readonly subjectId: string
  /** What people call it. */
  readonly label: string
  readonly personId: UserId
  readonly tradeId: TradeId | null
  /** What it says. */
  readonly said: string
}

type Find = (db: Connection, viewer: SignedViewer, name: string) => Promise<Reported | null>

/** Texts one under the other; those that say nothing are left out. */
const together = (...texts: readonly string[]): string => texts.filter(text => text !== '').join('\n\n')

const finders: Readonly<Record<ReportKind, Find>> = {
  async offer(db, _, name) {
    const id = parseAdvertId(name)
    const row =
      id &&
      (await db
        .selectFrom('advert')
        .select(['id', 'owner_id', 'coin', 'fiat', 'status', 'terms', 'promo_text'])
        .where('id', '=', id)
        .executeTakeFirst())
    if (!row || !isListed(row.status)) return null
    return {
      subjectId: row.id,
      label: `${row.coin}/${row.fiat}`,
      personId: row.owner_id,
      tradeId: null,
      said: together(row.promo_text, row.terms),
    }
  },
  async person(db, _, name) {
    const row = await personNamed(db, name)
    if (!row) return null
    return {
      subjectId: row.id,
      label: row.user_name,
      personId: row.id,
      tradeId: null,
      said: row.introduction,
    }
  },
  /** A message of the other one in a conversation that the viewer may read. */
  async message(db, viewer, name) {
    const id = parseMessageId(name)
    const message =
      id && (await db.selectFrom('trade_message').selectAll().where('id', '=', id).executeTakeFirst())
    if (!message || message.author_id === null) return null
    const trade = await db
      .selectFrom('trade')
      .selectAll()
      .where('id', '=', message.trade_id)
      .executeTakeFirst()
    if (!trade || !mayRead(trade, viewer)) return null
    return {
      subjectId: message.id,
      label: message.trade_id,
      personId: message.author_id,
      tradeId: message.trade_id,
      said: message.text,
    }
  },
  /** People meet a store where they pay it. */
  async store(db, _, name) {
    const uniqueId = parseInvoiceUniqueId(name)
    const row =
      uniqueId &&
      (await db
        .selectFrom('invoice')
        .innerJoin('store', 'store.id', 'invoice.store_id')
        .select(['store.id', 'store.title', 'store.description', 'store.owner_id'])
        .where('invoice.unique_id', '=', uniqueId)
        .where('store.deleted_at', 'is', null)
        .executeTakeFirst())
    if (!row) return null
    return {
      subjectId: row.id,
      label: row.title,
      personId: row.owner_id,
      tradeId: null,
      said: together(row.title, row.description),
    }
  },
}

/** What a viewer means by a name among its kind; null for nothing that they may see. */
export const findReported = (
  db: Connection,
  viewer: SignedViewer,
  kind: ReportKind,
  name: string,
): Promise<Reported | null> => finders[kind](db, viewer, name)
