import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table card_purchase (
    id uuid primary key,
    user_id uuid not null references app_user(id),
    coin text not null,
    fiat text not null,
    fiat_amount text not null,
    amount numeric(38, 0) not null check (amount > 0),
    rate text not null,
    fee text not null,
    status text not null,
    redirect_url text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index card_purchase_of on card_purchase(user_id, id desc)',

  // What was played on the page /dev for a purchase, where no provider is set up.
  `create table dev_card (
    reference text primary key,
    status text not null,
    fiat_amount text
  )`,
]

/** Purchases by card. */
export const cards: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
