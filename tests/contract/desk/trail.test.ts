import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkTrail } from '../../../server/trail/checkTrail.ts'
import { changeStanding } from '../../../server/composition/desk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { idOf, operatorAtDesk } from './staff.ts'

const souk = suiteSouk()

/** Somebody with a few entries about them. */
async function lookedAt() {
  const operator = await operatorAtDesk(souk)
  const person = await signUpTrader(souk, newName('person'))
  const at: `/${string}` = `/v1/operator/people/${person.name}`
  await souk.call(`GET ${at}`, { as: operator })
  await souk.call(`GET ${at}`, { as: operator })
  await souk.call(`POST ${at}/notes`, { as: operator, body: { text: 'Called back.' } })
  return { operator, person, at, id: await idOf(souk, person) }
}

describe('the audit trail', () => {
  it('tells who looked at whom, once for an hour, and never what they read', async () => {
    const { operator, person, at, id } = await lookedAt()
    const read = await souk.call<{ lines: string[] }>(`POST ${at}/fields`, {
      as: operator,
      body: { field: 'email', reason: 'They wrote from another address.' },
    })
    expect(read.body.lines).toEqual([expect.stringContaining('@')])
    const { body } = await souk.call<{ items: Json[] }>(
      `GET /v1/operator/trail?subject_kind=person&subject_id=${id}`,
      { as: operator },
    )
    expect(body.items.map(({ deed }) => deed)).toEqual(['read_field', 'add_note', 'open_person'])
    expect(body.items[0]).toMatchObject({
      subject_label: person.name,
      facts: [{ name: 'field', before: null, after: 'email' }],
      reason: 'They wrote from another address.',
    })
    expect(JSON.stringify(body)).not.toContain(read.body.lines[0])
  })

  it('tells what the command line does, too', async () => {
    const operator = await operatorAtDesk(souk)
    const person = await signUpTrader(souk, newName('person'))
    await changeStanding(souk.server.parts, person.name, 'suspended')
    const { body } = await souk.call<{ items: Json[] }>(
      `GET /v1/operator/trail?subject_kind=person&subject_id=${await idOf(souk, person)}`,
      { as: operator },
    )
    expect(body.items[0]).toMatchObject({ actor_kind: 'tool', deed: 'suspend' })
  })

  it('pages, and is found by who and what', async () => {
    const { operator } = await lookedAt()
    const one = await souk.call<{ items: Json[]; has_more: boolean }>(
      `GET /v1/operator/trail?actor=${operator.name}&limit=1`,
      { as: operator },
    )
    expect(one.body).toMatchObject({ items: [{ deed: 'add_note' }], has_more: true })
    const next = await souk.call<{ items: Json[] }>(
      `GET /v1/operator/trail?actor=${operator.name}&deed=open_person&before=${one.body.items[0]!['number'] as string}`,
      { as: operator },
    )
    expect(next.body.items.map(({ deed }) => deed)).toEqual(['open_person'])
  })

  it('cannot be changed, shortened or emptied in the database', async () => {
    await lookedAt()
    const { db } = souk.server.parts.database
    for (const statement of [
      sql`update audit_entry set reason = 'another' where number = 1`,
      sql`delete from audit_entry where number = 1`,
      sql`truncate audit_entry`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('never changed or deleted')
  })
})

/** What somebody does who has the database and takes its laws away first. */
const tampering = {
  'another reason': sql`update audit_entry set reason = 'another' where number = 2`,
  'another moment': sql`update audit_entry set at = at + interval '1 second' where number = 2`,
  'other facts': sql`update audit_entry set after = '{"is_banned":"never"}' where number = 2`,
  'one entry less': sql`delete from audit_entry where number = 2`,
  'another order': sql`update audit_entry set number = case number when 2 then -3 else 2 end where number in (2, 3)`,
  'one slipped in, with a hash of its own making': sql`
    update audit_entry set deed = 'restore', hash = md5('x') || md5('y') where number = 2`,
} as const

describe('a trail that was tampered with is found', () => {
  it.each(Object.entries(tampering))('%s', async (_, statement) => {
    const { operator } = await lookedAt()
    const { database } = souk.server.parts
    expect((await checkTrail(database.db)).brokenAt).toBeNull()
    let brokenAt: bigint | null = null
    const tampered = database.transaction(async tx => {
      await sql`alter table audit_entry disable trigger user`.execute(tx)
      await statement.execute(tx)
      brokenAt = (await checkTrail(tx)).brokenAt
      throw new Error('undone')
    })
    await expect(tampered).rejects.toThrow('undone')
    expect(brokenAt).toBe(2n)
    const { body } = await souk.call('POST /v1/operator/trail/check', { as: operator })
    expect(body['broken_at']).toBeNull()
  })
})
