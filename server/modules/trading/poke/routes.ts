import { sql } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import { parseAdvertId, type AdvertId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse, refuseWith, type Refusal } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { notify } from '../../telling/notification/notify.ts'
import type { pokeOperations } from './schema.ts'

const pauseMs = product.poke.againMinutes * 60_000

/** Telling owners that somebody waits for an advert that is not shown now. */
export function pokeHandlers({ random }: { readonly random: Random }): Handlers<typeof pokeOperations> {
  return {
    async poke({ params }, { db, viewer, at }) {
      const advert = await findAdvert(db, params.id)
      const refusal = advert
        ? await whyNot(db, { ...advert, viewerId: viewer.userId })
        : refuse('not_found', 'id')
      if (!advert || refusal) throw new RequestRefused(refusal ?? refuse('not_found', 'id'))
      await take(db, advert.id, viewer.userId, at)
      const { user_name: partnerName } = await db
        .selectFrom('app_user')
        .select('user_name')
        .where('id', '=', viewer.userId)
        .executeTakeFirstOrThrow()
      const notice = { type: 'Notification::Admin', code: 'somebody_waits', asset: advert.coin } as const
      await notify(db, random, advert.owner_id, { ...notice, partnerName }, at)
      return { advert_id: advert.id, again_at: new Date(at.getTime() + pauseMs).toISOString() }
    },
  }
}

async function findAdvert(db: Connection, idText: string) {
  const id = parseAdvertId(idText)
  if (!id) return undefined
  return db
    .selectFrom('advert')
    .select(['id', 'owner_id', 'coin', 'is_visible', 'hidden_reasons'])
    .where('id', '=', id)
    .where('status', 'not in', ['draft', 'archived'])
    .executeTakeFirst()
}

interface Asked {
  readonly owner_id: UserId
  readonly is_visible: boolean
  readonly hidden_reasons: readonly string[]
  readonly viewerId: UserId
}

/** Why a viewer does not tell the owner of an advert; the same refusals as of a trade on it. */
async function whyNot(db: Connection, asked: Asked): Promise<Refusal | null> {
  const { owner_id: ownerId, viewerId } = asked
  if (ownerId === viewerId) return refuse('own_advert')
  const blocks = await db
    .selectFrom('black_list')
    .select('user_id')
    .where('user_id', 'in', [ownerId, viewerId])
    .where('blocked_id', 'in', [ownerId, viewerId])
    .execute()
  if (blocks.some(row => row.user_id === ownerId)) return refuse('banned_by_trader')
  if (blocks.length > 0) return refuse('trader_banned_by_you')
  // Whoever may not trade themselves has nothing to open.
  if (asked.hidden_reasons.includes('owner_blocked')) return refuse('user_blocked')
  // Its owner cannot open it.
  if (asked.hidden_reasons.includes('withheld')) return refuse('advert_disabled')
  return asked.is_visible ? refuse('advert_is_open') : null
}

/** Notes when somebody poked; of several at once one is heard. */
async function take(tx: Tx, advertId: AdvertId, userId: UserId, at: Date): Promise<void> {
  const free = new Date(at.getTime() - pauseMs)
  const { rows } = await sql<{ at: Date }>`
    insert into poke as p (advert_id, user_id, at) values (${advertId}, ${userId}, ${at})
    on conflict (advert_id, user_id) do update set at = excluded.at where p.at <= ${free}
    returning at`.execute(tx)
  if (rows.length > 0) return
  const last = await tx
    .selectFrom('poke')
    .select('at')
    .where('advert_id', '=', advertId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  throw new RequestRefused(
    refuseWith('too_early', { from: new Date(last.at.getTime() + pauseMs).toISOString() }),
  )
}
