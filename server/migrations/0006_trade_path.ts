import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The completed trades of two people, which the rules on opening count. */
export const tradePath: Migration = {
  async up(db) {
    await sql`
      create index trade_pair on trade(buyer_id, seller_id)
      where status in ('completed', 'completed_by_seller', 'completed_by_admin')`.execute(db)
  },
}
