import { sql } from 'kysely'
import { expect } from 'vitest'
import { newUserId } from '../../server/domain/identifier/identifier.ts'
import { firstInviteCodes } from '../../server/migrations/0037_first_invite_codes.ts'
import { addCode } from '../../server/modules/growth/affiliate/inviteCodes.ts'
import { machineRandom as random } from '../../server/runtime/random.ts'
import { eachDatabase } from '../support/database.ts'

const at = new Date('2026-01-01T00:00:00Z')

eachDatabase('accounts that are older than invitations have one code each', async database => {
  const ids = new Map<string, ReturnType<typeof newUserId>>()
  for (const [name, kind, deletedAt] of [
    ['ngozi', 'user', null],
    ['emeka', 'user', null],
    ['newer', 'user', null],
    ['passing', 'guest', null],
    ['gone', 'user', at],
  ] as const) {
    const id = newUserId(at, random)
    ids.set(name, id)
    await sql`insert into app_user (id, kind, user_name, user_name_key, user_name_fold, email_key, password_hash, created_at, deleted_at)
      values (${id}, ${kind}, ${name}, ${name}, ${name}, ${`${name}@souk.test`}, 'hash', ${at}, ${deletedAt})`.execute(
      database.db,
    )
  }
  const newer = ids.get('newer')
  if (!newer) throw new Error('Nobody is newer')
  const own = await database.transaction(tx => addCode(tx, random, { userId: newer, tag: 'friends' }, at))

  const codes = async () =>
    (
      await sql<{ user_name: string; code: string; tag: string }>`
        select u.user_name, c.code, c.tag from invite_code c join app_user u on u.id = c.user_id order by u.user_name`.execute(
        database.db,
      )
    ).rows
  await firstInviteCodes.up(database.db)
  const made = await codes()
  const shape: unknown = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(made).toEqual([
    { user_name: 'emeka', code: shape, tag: 'emeka' },
    { user_name: 'newer', code: own.code, tag: 'friends' },
    { user_name: 'ngozi', code: shape, tag: 'ngozi' },
  ])
  expect(new Set(made.map(({ code }) => code)).size).toBe(3)

  await firstInviteCodes.up(database.db)
  expect(await codes()).toEqual(made)
})
