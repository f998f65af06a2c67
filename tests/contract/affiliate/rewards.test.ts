import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../support/freshSouk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'
import { newName } from '../roles/scene.ts'
import { broughtBy, codeOf, signUpBy, wholeTrade } from './tree.ts'

const minute = 60_000

interface Reward {
  readonly id: string
  readonly kind: 'share' | 'bonus'
  readonly user_name: string
  readonly registered_at: string
  readonly transaction_at: string
  readonly reward: { readonly amount: string; readonly asset: string }
  readonly level: number
  readonly tag: string | null
}

describe.each(databaseKinds)('rewards on %s', kind => {
  const souk = suiteSouk({ kind, begin: setUp })
  let top: Person
  let inviter: Person
  let radio: string
  let [invitee, listener, seller]: Person[] = []

  /** Two bring somebody each way: a friend, and a listener by another link, whose name would be a formula. Both have traded, and are known. */
  async function setUp(): Promise<void> {
    const confirm = ({ name }: Person) =>
      done(souk.call('POST /dev/standing', { body: { user_name: name, legal_name: `The true ${name}` } }))
    top = await souk.signUp(newName('top'))
    inviter = await broughtBy(souk, top, 'inviter')
    invitee = await broughtBy(souk, inviter, 'invitee')
    const made = await done(
      souk.call('POST /v1/me/invite_codes', { as: inviter, body: { tag: '=1+1,Radio' } }),
    )
    radio = String(made['code'])
    const name = newName('listener')
    const { body } = await signUpBy(souk, radio, name)
    listener = { name, token: body.api_token }
    seller = await souk.signUp(newName('seller'))
    for (const one of [top, inviter, invitee, listener]) await confirm(one)
    await done(souk.call('PATCH /v1/me', { as: inviter, body: { time_zone: 'UTC' } }))
    for (const one of [invitee, listener, invitee]) await wholeTrade(souk, seller, one)
    await souk.advance(2 * minute)
  }
  const read = (as: Person | undefined, path: string) =>
    done(souk.call(`GET /v1/${path}` as `${string} /${string}`, as ? { as } : {}))
  const rewards = async (as: Person | undefined, query = '') =>
    (await read(as, `affiliates${query}`))['items'] as Reward[]
  const file = (query = '', as: Person | undefined = inviter) =>
    fetch(`${souk.server.url}/api/v1/affiliates/download${query}`, {
      headers: as ? { 'x-access-token': as.token } : {},
    })
  const units = (amount: string) => {
    const [whole = '0', part = ''] = amount.split('.')
    return BigInt(whole + part.padEnd(8, '0'))
  }

  it('are shares and bonuses together, the latest first, for whoever brought them alone', async () => {
    const listed = await rewards(inviter)
    expect(listed.map(row => `${row.kind} ${row.level}`).toSorted()).toEqual([
      'bonus 1',
      'bonus 1',
      'share 1',
      'share 1',
      'share 1',
    ])
    const times = listed.map(row => row.transaction_at)
    expect(times).toEqual(times.toSorted().toReversed())
    const bonuses = listed.filter(row => row.kind === 'bonus')
    expect(new Set(bonuses.map(row => row.user_name))).toEqual(new Set([invitee?.name, listener?.name]))
    for (const row of bonuses)
      expect(row).toMatchObject({ reward: { asset: 'BTC' }, is_paid: true, level: 1 })
    // What came to the wallet is what is listed.
    const { items } = (await read(inviter, 'transactions')) as { items: Json[] }
    const gifts = items.filter(({ type }) => type === 'Transaction::BonusRefill')
    expect(bonuses.map(row => row.reward.amount).toSorted()).toEqual(
      gifts.map(({ amount }) => String(amount)).toSorted(),
    )
    expect(await rewards(seller)).toEqual([])
    expect(await rewards(invitee)).toEqual([])
    // Further up there are shares alone: who brought the inviter got nothing for whom the inviter brought.
    const above = await rewards(top)
    expect(above.map(row => [row.kind, row.level])).toEqual([2, 2, 2].map(level => ['share', level]))
    expect(above.every(row => row.user_name.includes('•••'))).toBe(true)
  })

  it('are narrowed by level, link and days, bonuses as shares', async () => {
    const kinds = async (query: string) => (await rewards(inviter, query)).map(row => row.kind).toSorted()
    expect(await kinds('?level=1')).toEqual(['bonus', 'bonus', 'share', 'share', 'share'])
    expect(await kinds('?level=2')).toEqual([])
    expect(await kinds(`?code=${radio}`)).toEqual(['bonus', 'share'])
    expect(await kinds(`?code=${radio.toLowerCase()}&level=1`)).toEqual(['bonus', 'share'])
    expect(await kinds(`?code=${radio}&level=3`)).toEqual([])
    expect(await kinds(`?code=${await codeOf(souk, inviter)}`)).toEqual(['bonus', 'share', 'share'])
    expect(await kinds('?until=2020-01-01')).toEqual([])
    expect(await kinds('?from=9999-12-31')).toEqual([])
    // The first and the last that there are: each day is whole, by the clocks of who asks.
    const days = (await rewards(inviter)).map(row => row.transaction_at.slice(0, 10)).toSorted()
    const [from, until] = [days.at(0), days.at(-1)]
    expect(await kinds(`?from=${from}&until=${until}`)).toHaveLength(5)
  })

  it('add up to what is called earned: in all, by month, by link and by person', async () => {
    const listed = await rewards(inviter)
    const sum = (rows: readonly { readonly amount: string }[]) =>
      rows.reduce((total, { amount }) => total + units(amount), 0n)
    const all = sum(listed.map(row => row.reward))
    const summary = await read(inviter, 'affiliates/summary')
    expect(summary['earned']).toMatchObject([{ earned: { asset: 'BTC' } }])
    const [{ earned } = { earned: { amount: '0' } }] = summary['earned'] as { earned: { amount: string } }[]
    expect(units(earned.amount)).toBe(all)
    const { amount: worth } = summary['worth'] as { amount: string }
    const months = summary['months'] as {
      worth: { amount: string }
      levels: { worth: { amount: string } }[]
    }[]
    expect(sum(months.map(month => month.worth))).toBe(units(worth))
    // All of it is of the first level, the bonuses too.
    expect(sum(months.flatMap(({ levels: [first] }) => (first ? [first.worth] : [])))).toBe(units(worth))
    const people = (await read(inviter, 'affiliates/referrals'))['items'] as {
      user_name: string
      trades: number
      earned: { amount: string }[]
    }[]
    for (const person of people)
      expect(sum(person.earned)).toBe(
        sum(listed.filter(row => row.user_name === person.user_name).map(row => row.reward)),
      )
    // A bonus is no trade.
    expect(people.map(({ trades }) => trades)).toEqual([1, 2])
    const { items: links } = (await read(inviter, 'me/invite_codes')) as {
      items: { code: string; traded: number; worth: { amount: string } }[]
    }
    expect(links.map(({ traded }) => traded)).toEqual([1, 1])
    expect(links.every(({ worth }) => worth.amount !== '0')).toBe(true)
  })

  it('have no end that loses or repeats one, where all of them are of one moment', async () => {
    const { db } = souk.server.parts.database
    const person = await db
      .selectFrom('app_user')
      .select('id')
      .where('user_name', '=', inviter.name)
      .executeTakeFirstOrThrow()
    const moment = souk.server.parts.clock.now()
    await db.updateTable('share').set({ at: moment }).where('referrer_id', '=', person.id).execute()
    await db
      .updateTable('invite_bonus')
      .set({ paid_at: moment })
      .where('inviter_id', '=', person.id)
      .execute()
    const whole = (await rewards(inviter)).map(({ id }) => id)
    expect(new Set(whole).size).toBe(5)
    for (const [limit, filter] of [1, 2, 3, 4].flatMap(size => [
      [size, ''],
      [size, '&level=1'],
      [size, `&code=${radio}`],
    ]) as [number, string][]) {
      const wanted = (await rewards(inviter, `?limit=100${filter}`)).map(({ id }) => id)
      const seen: string[] = []
      let before = ''
      for (let more = true; more;) {
        const page = await read(inviter, `affiliates?limit=${limit}${filter}${before}`)
        const ids = (page['items'] as Reward[]).map(({ id }) => id)
        seen.push(...ids)
        more = page['has_more'] === true
        before = `&before=${ids.at(-1)}`
      }
      expect(seen).toEqual(wanted)
    }
    // Somebody else's row is no place in a list.
    expect(await rewards(top, `?before=${whole[0]}`)).toEqual([])
  })

  it('are the rows of the file, with times by the clocks that are asked for', async () => {
    const answer = await file('?locale=en&time_zone=UTC')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers.get('content-disposition')).toMatch(/filename="souk-rewards-\d{4}-\d\d-\d\d\.csv"/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const [head, ...lines] = (await answer.text()).trim().split('\r\n')
    expect(head).toBe('Person,Signed up (UTC),Earned (UTC),For,Reward,Coin,Level,Link')
    const clock = (moment: string) => moment.slice(0, 19).replace('T', ' ')
    expect(lines).toEqual(
      (await rewards(inviter)).map(row =>
        [
          row.user_name,
          clock(row.registered_at),
          clock(row.transaction_at),
          { share: 'Trade share', bonus: 'Invite bonus' }[row.kind],
          row.reward.amount,
          row.reward.asset,
          row.level,
          // What a spreadsheet would run is text, whatever its owner called the link.
          row.tag === '=1+1,Radio' ? `"'=1+1,Radio"` : row.tag,
        ].join(','),
      ),
    )
    expect(lines.some(line => line.endsWith(`"'=1+1,Radio"`))).toBe(true)
    const narrowed = await (await file(`?locale=ru&code=${radio}`)).text()
    expect(narrowed).toContain(';Бонус;')
    expect(narrowed.trim().split('\r\n')).toHaveLength(3)
    const masked = (await (await file('?locale=en', top)).text()).trim().split('\r\n').slice(1)
    expect(masked).toHaveLength(3)
    expect(masked.every(line => /^[a-z]•••.,/.test(line) && !line.includes(inviter.name))).toBe(true)
  })

  it('are nobody else’s to read, and what is wrong in a query is told at its field', async () => {
    const stranger = await fetch(`${souk.server.url}/api/v1/affiliates/download`)
    expect(stranger.status).toBe(401)
    expect((await souk.call('GET /v1/affiliates')).status).toBe(401)
    const wrong = {
      from: '2026-13-01',
      until: 'yesterday',
      level: '4',
      code: 'no-code!',
      before: 'c12',
    }
    for (const [field, value] of Object.entries(wrong)) {
      const refused = await souk.call(`GET /v1/affiliates?${field}=${value}`, { as: top })
      expect([field, refused.status >= 400 && refused.status < 500]).toEqual([field, true])
      expect(refused.body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
    }
    for (const [field, value] of Object.entries({
      from: wrong.from,
      until: wrong.until,
      time_zone: 'Mars',
    })) {
      const refused = await file(`?${field}=${value}`, seller)
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } })
    }
  })
})
