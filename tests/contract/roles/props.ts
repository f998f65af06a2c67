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
  /** A link of the owner’s beside their first. */
  readonly inviteCode: string
  /** A store of the owner’s. */
  readonly store: string
  /** An invoice, of another store of theirs that takes money, and that the blocked one has brought; `id` is the invoice’s. */
  readonly shop: { readonly id: string; readonly store: string; readonly uniqueId: string }
  /** A key of the store. */
  readonly storeKey: string
  /** What the store was told once. */
  readonly webhook: string
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
export async function layProps(
  souk: TestSouk,
  { owner, blocked: agent }: { readonly owner: Person; readonly blocked: Person | null },
  stage: Stage,
): Promise<Props> {
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
    store: keeps('store'),
    shop: keeps('shop'),
    storeKey: keeps('store') && keeps('storeKey'),
    webhook: keeps('store') && keeps('webhook'),
    advert: stage === 'nothing' ? keeps('advert') : undefined,
    spare: keeps('spare'),
    draft: keeps('draft'),
  } as Partial<Props>
  await clear(
    souk,
    owner,
    Object.values(kept).flatMap(prop => (prop === undefined ? [] : idsOf(prop))),
  )

  const credential = kept.credential ?? (await saveRequisites(souk, owner))
  const saved = { requisites: [], payment_credential_id: credential }
  const store = kept.store ?? (await openStore(souk, owner))
  const props: Props = {
    credential,
    advert: kept.advert ?? (await makeAdvert(souk, owner, stage === 'waiting' ? saved : {})),
    savedSearch: kept.savedSearch ?? (await saveSearch(souk, owner)),
    inviteCode: await makeCode(souk, owner),
    shop: kept.shop ?? (await openShop(souk, owner, agent)),
    store,
    storeKey: kept.storeKey ?? (await makeKey(souk, owner, store)),
    webhook: kept.webhook ?? (await tellOnce(souk, store)),
    spare:
      kept.spare ?? (await makeAdvert(souk, owner, { crypto_currency_code: 'ETH', fixed_price: '5000000' })),
    draft: kept.draft ?? (await makeAdvert(souk, owner, { status: 'draft' })),
  }
  // Requisites of an advert are in use, and the trade on it may need them for long.
  if (stage !== 'waiting') laid.set(owner, { props, versions: await versionsOf(souk, props) })
  return props
}

const idOf = (prop: Props[keyof Props]): string => (typeof prop === 'string' ? prop : prop.id)
const idsOf = (prop: Props[keyof Props]): string[] =>
  typeof prop !== 'string' && 'store' in prop ? [prop.id, prop.store] : [idOf(prop)]

/** PostgreSQL's own version of each row that is still there: another after every change of it. */
async function versionsOf(souk: TestSouk, props: Props): Promise<Versions> {
  const adverts = [props.advert.id, props.spare.id, props.draft.id]
  const { rows } = await sql<{ id: string; version: string }>`
    select id, xmin::text as version from advert a where id = any(${adverts}::uuid[])
      and not exists (select from trade t where t.advert_id = a.id)
    union all select id, xmin::text from payment_credential where id = ${props.credential}
    union all select id, xmin::text from saved_search where id = ${props.savedSearch}
    union all select id, xmin::text from store where id = ${props.store} and deleted_at is null
    union all select id, xmin::text from invoice where id = ${props.shop.id}
    union all select id, xmin::text from store_key where id = ${props.storeKey} and revoked_at is null
    union all select id, xmin::text from webhook_event where id = ${props.webhook}`.execute(
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
  await db.deleteFrom('invite_code').where('tag', '=', otherTag).execute()
  await db.deleteFrom('store_preview').execute()
  for (const table of ['invoice_event', 'invoice_place'] as const)
    await db
      .deleteFrom(table)
      .where(sql<boolean>`invoice_id <> all(${[...kept]}::uuid[])`)
      .execute()
  await db
    .deleteFrom('deposit_address')
    .where('invoice_id', 'is not', null)
    .where(sql<boolean>`invoice_id <> all(${[...kept]}::uuid[])`)
    .execute()
  // What time would do to them is theirs.
  await db
    .deleteFrom('job')
    .where('kind', 'in', ['invoice_deadline', 'invoice_price', 'invoice_letter'])
    .execute()
  await db.deleteFrom('invoice').where(isOther).execute()
  await db
    .deleteFrom('invoice_total')
    .where(sql<boolean>`store_id <> all(${[...kept]}::uuid[])`)
    .execute()
  for (const table of ['invoice_slot', 'merchant_agent'] as const)
    await db
      .deleteFrom(table)
      .where(sql<boolean>`store_id <> all(${[...kept]}::uuid[])`)
      .execute()
  await db.deleteFrom('webhook_event').where(isOther).execute()
  await db.deleteFrom('store_webhook_key').execute()
  await db.deleteFrom('store_key').where(isOther).execute()
  await db.deleteFrom('store_css').execute()
  await db.deleteFrom('store').where(isOther).execute()
}

/** Saved requisites that are given when their owner says so, and not before. */
async function saveRequisites(souk: TestSouk, owner: Person): Promise<string> {
  const { id } = await done(souk.call('POST /v1/payment_credentials', { as: owner, body: savedRequisites }))
  return id as string
}

/** The body of a store. */
export const newStore = {
  type: 'goods',
  title: 'Harbor & Pine Coffee',
  description: 'Roasted beans, sent by post.',
  currency_code: 'USD',
  crypto_currency_codes: ['BTC', 'USDT'],
  default_locale: 'en',
}

/** A store with its usual look, that waits for its review. */
async function openStore(souk: TestSouk, owner: Person): Promise<string> {
  const { account_id: id } = await done(
    souk.call('POST /v1/me/merchant_accounts', { as: owner, body: newStore }),
  )
  // It waits on: a review in the middle of a test would be written among what the test looks at.
  await souk.server.parts.database.db.deleteFrom('job').where('kind', '=', 'store_review').execute()
  return id as string
}

/** The body of an invoice. */
export const newInvoice = { amount: '86.40', asset: 'USD', product_title: 'Order 10482' }

/** A store that takes money, with an invoice for which nothing came yet. */
async function openShop(souk: TestSouk, owner: Person, agent: Person | null): Promise<Props['shop']> {
  const store = await openStore(souk, owner)
  await souk.server.parts.database.db
    .updateTable('store')
    .set({ status: 'active' })
    .where('id', '=', store as never)
    .execute()
  const { id, unique_id: uniqueId } = await done(
    souk.call('POST /v1/me/merchant_accounts/invoice', {
      as: owner,
      body: { account_id: store, ...newInvoice },
    }),
  )
  await broughtBy(souk, store, agent)
  return { id: id as string, store, uniqueId: uniqueId as string }
}

/** Who brought the store, as an operator says it. */
async function broughtBy(souk: TestSouk, store: string, agent: Person | null): Promise<void> {
  if (agent === null) return
  await sql`insert into merchant_agent (store_id, agent_id, since)
    select ${store}, id, now() from app_user where user_name = ${agent.name}`.execute(
    souk.server.parts.database.db,
  )
}

/** A key by which the shop signs its calls. */
async function makeKey(souk: TestSouk, owner: Person, store: string): Promise<string> {
  const { key_id: id } = await done(
    souk.call(`POST /v1/me/merchant_accounts/${store}/generate_keypair`, { as: owner }),
  )
  return id as string
}

/** An event that the shop took long ago. */
async function tellOnce(souk: TestSouk, store: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_event (id, store_id, subject, type, body, status, url, attempts, failures, created_at, tried_from, delivered_at)
    values (gen_random_uuid(), ${store}, 'long-ago', 'test', '{}', 'delivered', 'https://shop.example/', 1, 0, now(), now(), now())
    returning id`.execute(souk.server.parts.database.db)
  return rows[0]?.id ?? ''
}

/** A search for what the owner does not sell. */
async function saveSearch(souk: TestSouk, owner: Person): Promise<string> {
  const query = { type: 'buy', crypto_currency_code: 'ETH', currency_code: 'KES' }
  const { id } = await done(souk.call('POST /v1/me/saved_searches', { as: owner, body: { query } }))
  return id as string
}

/** What every link of an owner is called but their first. */
const otherTag = 'Radio'

async function makeCode(souk: TestSouk, owner: Person): Promise<string> {
  const made = await done(souk.call('POST /v1/me/invite_codes', { as: owner, body: { tag: otherTag } }))
  return made['code'] as string
}
