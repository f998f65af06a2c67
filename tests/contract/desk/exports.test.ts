import { beforeAll, describe, expect, it } from 'vitest'
import { exportedLists } from '../../../server/domain/desk/export.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newStore } from '../roles/props.ts'
import { done } from '../roles/done.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { openDesk, operatorAtDesk, signUpOperator, type Operator } from './staff.ts'

const souk = suiteSouk()
let operator = {} as Operator
beforeAll(async () => {
  operator = await operatorAtDesk(souk)
})

const take = (path: string, as: Person = operator) =>
  fetch(`${souk.server.url}/api/v1/operator/exports/${path}`, { headers: { 'x-access-token': as.token } })

describe('a list of the desk', () => {
  it.each(exportedLists)('is taken away as a table: %s', async list => {
    await openDesk(souk, operator)
    const answer = await take(list)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="souk-${list}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
    )
    expect((await answer.text()).split('\r\n')[0]).toMatch(/^\uFEFF?[a-z_,]+$/)
  })

  it('comes as its page is narrowed, whole, and nothing in it is run by a spreadsheet', async () => {
    await openDesk(souk, operator)
    const owner = await signUpTrader(souk, newName('owner'))
    for (const title of ['=HYPERLINK("http://evil.example")', 'Plain, with a comma'])
      await done(souk.call('POST /v1/me/merchant_accounts', { as: owner, body: { ...newStore, title } }))
    const [, ...rows] = (await (await take('stores?state=pending_review')).text()).trimEnd().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")",${owner.name},`)
    expect(rows[1]).toContain(`"Plain, with a comma",${owner.name},`)
    expect(
      (await take('stores?state=active').then(answer => answer.text())).trimEnd().split('\r\n'),
    ).toHaveLength(1)
    expect((await take('stores?state=nothing_like_it')).status).toBe(422)
    expect((await take('passwords')).status).toBe(422)
  })

  it('leaves an entry in the trail: which list, by whom, and not what was searched for', async () => {
    await openDesk(souk, operator)
    await take('people?search=somebody%40example.com')
    const { items } = await done(
      souk.call('GET /v1/operator/trail?subject_kind=list&subject_id=people&limit=1', { as: operator }),
    )
    expect(items).toMatchObject([
      {
        deed: 'export_list',
        actor_name: operator.name,
        subject_label: 'people',
        facts: [{ name: 'state' }, { name: 'is_searched', after: 'true' }],
      },
    ])
    expect(JSON.stringify(items)).not.toContain('somebody')
  })

  it('is for operators whose desk is open alone', async () => {
    const closed = await signUpOperator(souk)
    expect((await take('people', closed)).status).toBe(403)
    expect((await take('people', await souk.signUp(newName('nobody')))).status).toBe(404)
  })
})
