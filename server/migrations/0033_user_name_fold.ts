import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { userNameFold } from '../domain/account/userName.ts'

const portion = 1000

/**
 * Names are unique by what they look like (ADR 0107). Of two that look alike already each keeps its own: the elder has the look,
 * and the younger's has their id behind it, so that nobody else can have a name like either.
 */
export const userNameFolds: Migration = {
  async up(db) {
    await sql.raw('alter table app_user add column user_name_fold text').execute(db)
    const seen = new Set<string>()
    let after = ''
    for (;;) {
      const { rows } = await sql<{ id: string; user_name: string; place: string }>`
        select id, user_name, to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id as place from app_user
        where to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id > ${after} order by place limit ${portion}`.execute(
        db,
      )
      const folds = rows.map(({ id, user_name }) => {
        const fold = userNameFold(user_name)
        const own = seen.has(fold) ? `${fold} ${id}` : fold
        seen.add(fold)
        return own
      })
      if (rows.length > 0)
        await sql`update app_user u set user_name_fold = f.fold
          from unnest(${rows.map(({ id }) => id)}::uuid[], ${folds}::text[]) as f(id, fold) where u.id = f.id`.execute(
          db,
        )
      if (rows.length < portion) break
      after = rows.at(-1)?.place ?? after
    }
    await sql
      .raw('alter table app_user add constraint app_user_user_name_fold_key unique (user_name_fold)')
      .execute(db)
  },
}
