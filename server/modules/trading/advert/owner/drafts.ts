import type { Static } from 'typebox'
import type { Connection, Tx } from '../../../../database/database.ts'
import { isDraftKind } from '../../../../domain/advert/draft.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { isCoinCode } from '../../../../domain/reference/coin.ts'
import { isCountryCode } from '../../../../domain/reference/country.ts'
import { isFiatCode } from '../../../../domain/reference/fiat.ts'
import { findTimeZone } from '../../../../domain/reference/timeZone.ts'
import { refuse, refuseWith } from '../../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import type { RequisiteSeal } from '../../../people/credential/requisiteSeal.ts'
import type { draftOperations } from './draftSchema.ts'
import { findOwnAdvert } from './advertStates.ts'
import type { AdvertDraftRow } from '../tables.ts'

type DraftView = Static<(typeof draftOperations.saveAdvertDraft)['reply']>
type DraftBody = Static<(typeof draftOperations.saveAdvertDraft)['body']>

const placeOf = ({ user_id, key }: Pick<AdvertDraftRow, 'user_id' | 'key'>) =>
  `advert_draft:${user_id}:${key}` as const

/** What is left unpublished, the latest first. Its owner alone ever sees it. */
export async function listDrafts(db: Connection, userId: UserId, seal: RequisiteSeal): Promise<DraftView[]> {
  const rows = await db
    .selectFrom('advert_draft')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('key')
    .execute()
  return rows.map(row => present(row, seal))
}

/**
 * Keeps a draft over the version that its writer has seen. Refuses `draft_newer` where another device has kept one since:
 * neither overwrites the other without having seen it.
 */
export async function saveDraft(
  tx: Tx,
  seal: RequisiteSeal,
  draft: { readonly userId: UserId; readonly key: string; readonly at: Date },
  { step, fields, version }: DraftBody,
): Promise<DraftView> {
  const { userId, key, at } = draft
  await requireKey(tx, userId, key)
  requireKnown(fields)
  const { requisites = [], ...rest } = fields
  const kept = {
    step,
    fields: JSON.stringify(rest),
    requisites: JSON.stringify(seal.seal(requisites, placeOf({ user_id: userId, key }))),
    version: version + 1,
    updated_at: at,
  }
  const row = await tx
    .insertInto('advert_draft')
    .values({ user_id: userId, key, ...kept })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'key']).doUpdateSet(kept).where('advert_draft.version', '<=', version),
    )
    .returningAll()
    .executeTakeFirst()
  if (row) return present(row, seal)
  const stored = await tx
    .selectFrom('advert_draft')
    .select('updated_at')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  throw new RequestRefused(refuseWith('draft_newer', { at: stored.updated_at.toISOString() }, 'version'))
}

/** Forgets a draft; nothing happens where there is none. */
export const dropDraft = (tx: Tx, userId: UserId, key: string | undefined) =>
  key === undefined
    ? Promise.resolve()
    : tx.deleteFrom('advert_draft').where('user_id', '=', userId).where('key', '=', key).execute()

/** A draft that is of no new advert is of changes to an own one. */
async function requireKey(db: Connection, userId: UserId, key: string): Promise<void> {
  if (!isDraftKind(key)) await findOwnAdvert(db, key, userId, 'key')
}

const known: Readonly<Record<string, (text: string) => boolean>> = {
  crypto_currency_code: isCoinCode,
  currency_code: isFiatCode,
  country_code: isCountryCode,
  time_zone: text => findTimeZone(text) !== undefined,
}

/** What is chosen from a list is one of it, or nothing yet; what is typed may be half-written. */
function requireKnown({ variants = [], ...fields }: DraftBody['fields']): void {
  const check = (values: object, path: string) => {
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string' && value !== '' && known[name]?.(value) === false)
        throw new RequestRefused(refuse('invalid_choice', `${path}.${name}`))
  }
  check(fields, 'fields')
  for (const [index, variant] of variants.entries()) check(variant, `fields.variants.${index}`)
}

function present(row: AdvertDraftRow, seal: RequisiteSeal): DraftView {
  const requisites = seal.open(row.requisites, placeOf(row))
  return {
    key: row.key,
    step: row.step,
    fields: { ...row.fields, requisites: [...requisites] },
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  }
}
