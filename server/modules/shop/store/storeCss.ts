import { createHash } from 'node:crypto'
import { publicText, type NoText } from '../../../adapters/publicText.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import type { StoreId, UserId } from '../../../domain/identifier/identifier.ts'
import { type Refusal, refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { contrastOn, type Ground, readableRatio } from '../../../domain/store/contrast.ts'
import { cssMaxBytes, type CssProblem } from '../../../domain/store/cssSigns.ts'
import type { CleanedCss } from '../../../domain/store/customCss.ts'
import type { Wire } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { heldStore, ownStore } from './findStore.ts'
import { shortfall } from './storeLook.ts'
import type { StoreParts } from './parts.ts'
import { presentStore } from './present.ts'
import type { StoreRow } from './tables.ts'

type Sheet = Extract<CleanedCss, { ok: true }>

const notLoaded: Readonly<Record<NoText, Refusal>> = {
  unreachable: refuse('css_not_loaded', 'link'),
  other_type: refuse('css_not_css', 'link'),
  too_large: refuseWith('css_too_large', { max: cssMaxBytes / 1024 }, 'link'),
}

/**
 * Fetches a style sheet and keeps what is left of it, or with null removes the one that is there. The network is asked
 * before anything is held. Refuses `css_refused` with all that is wrong, and `css_unreadable` with the line.
 */
export async function setCss(
  parts: StoreParts,
  ownerId: UserId,
  { accountId, link }: { readonly accountId: string; readonly link: string | null },
  at: Date,
) {
  const { database } = parts.uploads
  const before = await ownStore(database.db, ownerId, accountId)
  const sheet = link === null ? null : await fetched(link, before, parts)
  return database.transaction(async tx => {
    const row = await heldStore(tx, ownerId, accountId)
    await tx.deleteFrom('store_css').where('store_id', '=', row.id).execute()
    if (link !== null && sheet) await keep(tx, row, { link, ...sheet }, at)
    return presentStore(tx, row)
  })
}

async function fetched(link: string, row: StoreRow, { timers, allowedHosts }: StoreParts): Promise<Sheet> {
  const url = URL.parse(link)
  if (!url) throw new RequestRefused(refuse('invalid_format', 'link'))
  const answer = await publicText({
    url,
    type: 'text/css',
    maxBytes: cssMaxBytes,
    timeoutMs: product.store.cssTimeoutSeconds * 1000,
    timers,
    allowedHosts,
  })
  if (!answer.ok) throw new RequestRefused(notLoaded[answer.why])
  // Few stores have a sheet: what reads it is loaded with the first.
  const { cleanCss } = await import('../../../domain/store/customCss.ts')
  const sheet = cleanCss(answer.text, String(row.number))
  if (!sheet.ok)
    throw new RequestRefused(refuseWith('css_refused', { list: listOf(sheet.problems) }, 'link'), {
      problems: sheet.problems.slice(0, mostTold),
    })
  return sheet
}

const mostTold = 50
const mostShown = 6

/** `3 position: fixed; 9 @import`, the first of them in full. */
function listOf(problems: readonly CssProblem[]): string {
  const shown = problems.slice(0, mostShown).map(({ line, what }) => `${line} ${what}`)
  const more = problems.length - shown.length
  return [...shown, ...(more > 0 ? [`+${more}`] : [])].join('; ')
}

async function keep(tx: Tx, row: StoreRow, { link, css, grounds }: Sheet & { link: string }, at: Date) {
  for (const ground of grounds) {
    const ratio = contrastOn(row.style, ground)
    if (ratio < readableRatio)
      throw new RequestRefused(
        refuseWith('css_unreadable', { line: ground.line, ...shortfall(ratio) }, 'link'),
      )
  }
  await tx
    .insertInto('store_css')
    .values({
      store_id: row.id,
      // Nobody but its owner knows a store’s id, so nobody else knows this.
      id: idOf(row, css),
      link,
      css,
      grounds: JSON.stringify(grounds),
      fetched_at: at,
    })
    .execute()
}

const idBytes = 30

const idOf = ({ id }: StoreRow, css: string): string =>
  createHash('sha256').update(`${id}\n${css}`).digest().subarray(0, idBytes).toString('base64url')

/** What a store’s style sheet lays under its texts. */
export async function groundsOf(db: Connection, id: StoreId): Promise<readonly Ground[]> {
  const sheet = await db
    .selectFrom('store_css')
    .select('grounds')
    .where('store_id', '=', id)
    .executeTakeFirst()
  return sheet?.grounds ?? []
}

/** Anybody may have a store’s style sheet, as payers do. What an address answers never changes. */
export async function sendCss(db: Connection, id: string, { reply }: Wire) {
  const sheet = await db.selectFrom('store_css').select('css').where('id', '=', id).executeTakeFirst()
  if (!sheet) throw new RequestRefused(refuse('not_found', 'id'))
  return reply
    .headers({
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .send(sheet.css)
}
