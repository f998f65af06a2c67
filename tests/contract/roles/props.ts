import { sql } from 'kysely'
import { makeAdvert, type TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { done } from './done.ts'
import type { Stage } from './scene.ts'

/** What lies about in every scene: the owner's, whatever comes of a trade. */
export interface Props {
  readonly advert: { readonly id: string; readonly price: string }
  readonly spare: { readonly id: string }
  readonly draft: { readonly id: string }
  /** The owner's saved requisites. */
  readonly credential: string
  /** A search that the owner keeps. */
  readonly savedSearch: string
}

/** The body of saved requisites. */
export const savedRequisites = {
  name: 'OPay',
  currency_code: 'NGN',
  payment_method_code: 'opay',
  credentials: [
    { kind: 'account_number', value: '0142883761' },
    { kind: 'account_name', value: 'KUNLE O. ADEYEMI' },
  ],
}

/** What was laid out for an owner last, and the version of each row then. */
const laid = new WeakMap<Person, { readonly props: Props; readonly versions: Versions }>()
type Versions = ReadonlyMap<string, string>

/**
 * Lays out the props of a scene and clears everything else of the owner's away, so that the number of adverts stays within
 * the limit. A row that nobody has written since the last scene is as good as a new one and stays; an advert with a trade,
 * or for one, is always new.
 */
export async function layProps(souk: TestSouk, owner: Person, stage: Stage): Promise<Props> {
  const last = laid.get(owner)
  laid.delete(owner)
  const now = last && (await versionsOf(souk, last.props))
  const keeps = <K extends keyof Props>(name: K): Props[K] | undefined => {
    const prop = last?.props[name]
    if (!prop || !last || !now) return undefined
    const id = idOf(prop)
    return now.has(id) && now.get(id) === last.versions.get(id) ? prop : undefined
  }
  const kept: Partial<Props> = {
    credential: stage === 'waiting' ? undefined : keeps('credential'),
    savedSearch: keeps('savedSearch'),
    advert: stage === 'nothing' ? keeps('advert') : undefined,
    spare: keeps('spare'),
    draft: keeps('draft'),
  } as Partial<Props>
  await clear(
    souk,
    owner,
    Object.values(kept).flatMap(prop => (prop === undefined ? [] : [idOf(prop)])),
  )

  const credential = kept.credential ?? (await saveRequisites(souk, owner))
  const saved = { requisites: [], payment_credential_id: credential }
  const props: Props = {
    credential,
    advert: kept.advert ?? (await makeAdvert(souk, owner, stage === 'waiting' ? saved : {})),
    savedSearch: kept.savedSearch ?? (await saveSearch(souk, owner)),
    spare:
      kept.spare ?? (await makeAdvert(souk, owner, { crypto_currency_code: 'ETH', fixed_price: '5000000' })),
    draft: kept.draft ?? (await makeAdvert(souk, owner, { status: 'draft' })),
  }
  // Requisites of an advert are in use, and the trade on it may need them for long.
  if (stage !== 'waiting') laid.set(owner, { props, versions: await versionsOf(souk, props) })
  return props
}

const idOf = (prop: Props[keyof Props]): string => (typeof prop === 'string' ? prop : prop.id)

/** PostgreSQL's own version of each row that is still there: another after every change of it. */
async function versionsOf(souk: TestSouk, props: Props): Promise<Versions> {
  const adverts = [props.advert.id, props.spare.id, props.draft.id]
  const { rows } = await sql<{ id: string; version: string }>`
    select id, xmin::text as version from advert a where id = any(${adverts}::uuid[])
      and not exists (select from trade t where t.advert_id = a.id)
    union all select id, xmin::text from payment_credential where id = ${props.credential}
    union all select id, xmin::text from saved_search where id = ${props.savedSearch}`.execute(
    souk.server.parts.database.db,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Archives the owner's other adverts, and forgets all other requisites and searches. */
async function clear(souk: TestSouk, owner: Person, kept: readonly string[]): Promise<void> {
  const { db } = souk.server.parts.database
  const isOther = sql<boolean>`id <> all(${[...kept]}::uuid[])`
  const adverts = await db
    .selectFrom('advert')
    .select('id')
    .where('owner_id', 'in', users =>
      users.selectFrom('app_user').select('app_user.id').where('user_name', '=', owner.name),
    )
    .where('status', '<>', 'archived')
    .where(isOther)
    .execute()
  for (const { id } of adverts) await done(souk.call(`DELETE /v2/pro/${id}`, { as: owner }))
  await db.deleteFrom('payment_credential').where(isOther).execute()
  await db.deleteFrom('saved_search').where(isOther).execute()
}

/** Saved requisites that are given when their owner says so, and not before. */
async function saveRequisites(souk: TestSouk, owner: Person): Promise<string> {
  const { id } = await done(souk.call('POST /v1/payment_credentials', { as: owner, body: savedRequisites }))
  return id as string
}

/** A search for what the owner does not sell. */
async function saveSearch(souk: TestSouk, owner: Person): Promise<string> {
  const query = { type: 'buy', crypto_currency_code: 'ETH', currency_code: 'KES' }
  const { id } = await done(souk.call('POST /v1/me/saved_searches', { as: owner, body: { query } }))
  return id as string
}
