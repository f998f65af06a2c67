import { describe, expect, it } from 'vitest'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { done } from '../roles/done.ts'
import { newName } from '../roles/scene.ts'
import { broughtBy, codeOf, signUpBy, wholeTrade } from './tree.ts'

const minute = 60_000
const souk = suiteSouk()

const newcomer = (what: string): Promise<Person> => souk.signUp(newName(what))
const read = (as: Person, path: string) =>
  done(souk.call(`GET /v1/${path}` as `${string} /${string}`, { as }))
const rewardsOf = async (as: Person, query = '') =>
  (await read(as, `affiliates${query}`))['items'] as Record<string, unknown>[]
const btc = (amount: string) => ({ amount, asset: 'BTC' })
const available = async (as: Person): Promise<unknown> =>
  ((await read(as, 'me/balance'))['items'] as { asset: string; available: string }[]).find(
    ({ asset }) => asset === 'BTC',
  )?.available
const change = (line: `${string} /${string}`, as: Person, body?: Json) =>
  souk.call(line, { as, ...(body ? { body } : {}) })

describe('links', () => {
  it('begin with one that is called as its owner, and are ten at most', async () => {
    const owner = await newcomer('inviter')
    const first = await read(owner, 'me/invite_codes')
    expect(first).toMatchObject({ limit: 10, items: [{ tag: owner.name, invited: 0 }] })
    for (let made = 1; made < 10; made++)
      expect((await change('POST /v1/me/invite_codes', owner, { tag: ` Radio ${made} ` })).status).toBe(200)
    const refused = await change('POST /v1/me/invite_codes', owner, { tag: 'one more' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'invite_code_limit', params: { max: 10 } } })
    const { items } = (await read(owner, 'me/invite_codes')) as { items: { code: string; tag: string }[] }
    expect(items.map(({ tag }) => tag)).toEqual([
      owner.name,
      ...Array.from({ length: 9 }, (_, index) => `Radio ${index + 1}`),
    ])
    expect(items.every(({ code }) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toBe(true)
  })

  it('are called otherwise one by one or together, all or none', async () => {
    const owner = await newcomer('inviter')
    const stranger = await newcomer('stranger')
    const one = await codeOf(souk, owner)
    const { code: two } = (await done(change('POST /v1/me/invite_codes', owner, { tag: 'Two' }))) as {
      code: string
    }
    const foreign = await codeOf(souk, stranger)
    await done(change('PATCH /v1/me/invite_codes', owner, { code: two.toLowerCase(), tag: 'Second' }))
    const mixed = await change('PATCH /v1/me/invite_codes/bulk', owner, {
      items: [
        { code: one, tag: 'First' },
        { code: foreign, tag: 'Mine' },
      ],
    })
    expect(mixed).toMatchObject({
      status: 404,
      body: { code: 'not_found', errors: { 'items.1.code': [expect.any(String)] } },
    })
    const empty = await change('PATCH /v1/me/invite_codes/bulk', owner, {
      items: [
        { code: one, tag: 'First' },
        { code: two, tag: '   ' },
      ],
    })
    expect(empty).toMatchObject({
      status: 422,
      body: { code: 'required', errors: { 'items.1.tag': [expect.any(String)] } },
    })
    expect(await read(owner, 'me/invite_codes')).toMatchObject({
      items: [{ tag: owner.name }, { tag: 'Second' }],
    })
    await done(
      change('PATCH /v1/me/invite_codes/bulk', owner, {
        items: [
          { code: one, tag: 'A' },
          { code: two, tag: 'B' },
        ],
      }),
    )
    expect(await read(owner, 'me/invite_codes')).toMatchObject({ items: [{ tag: 'A' }, { tag: 'B' }] })
  })

  it('bind nobody once they are deleted, keep who came by them, and the last one stays', async () => {
    const owner = await newcomer('inviter')
    const code = await codeOf(souk, owner)
    const came = await broughtBy(souk, owner, 'came')
    const last = await change(`DELETE /v1/me/invite_codes?code=${code}`, owner)
    expect(last).toMatchObject({
      status: 409,
      body: { code: 'last_invite_code', errors: { code: [expect.any(String)] } },
    })
    await done(change('POST /v1/me/invite_codes', owner, { tag: 'Other' }))
    await done(change(`DELETE /v1/me/invite_codes?code=${code}`, owner))
    const late = await signUpBy(souk, code, newName('late'))
    expect(late).toMatchObject({
      status: 422,
      body: { code: 'invite_code_unknown', errors: { invite_code: [expect.any(String)] } },
    })
    expect(await read(owner, 'affiliates/referrals')).toMatchObject({
      items: [{ user_name: came.name, tag: owner.name }],
    })
  })
})

describe('a sign-up', () => {
  it('by a link is told to who shared it, counts at each level, and never changes', async () => {
    const [first] = [await newcomer('first')]
    const second = await broughtBy(souk, first, 'second')
    const third = await broughtBy(souk, second, 'third')
    await broughtBy(souk, third, 'fourth')
    const people = (summary: Json) => (summary['people'] as { people: number }[]).map(({ people }) => people)
    expect(people(await read(first, 'affiliates/summary'))).toEqual([1, 1, 1])
    expect(people(await read(third, 'affiliates/summary'))).toEqual([1, 0, 0])
    const { items } = (await read(first, 'notifications')) as { items: Json[] }
    expect(items).toMatchObject([{ code: 'referral_joined', partner_name: second.name }])
    const masked = (await read(first, 'affiliates/referrals?level=3'))['items'] as Json[]
    expect(masked).toMatchObject([{ level: 3, tag: null }])
    expect(masked[0]?.['user_name']).toMatch(/^f•••\d$/)
  })

  it('with a code that is nobody’s is refused at its field, and nobody has signed up', async () => {
    const name = newName('nobody')
    for (const wrong of ['ZZZZZZZZ', 'summer-radio', 'A'.repeat(32)])
      expect(await signUpBy(souk, wrong, name)).toMatchObject({
        status: 422,
        body: { code: 'invite_code_unknown', errors: { invite_code: [expect.any(String)] } },
      })
    expect((await signUpBy(souk, '', name)).status).toBe(200)
  })

  it('takes a code as people write it', async () => {
    const owner = await newcomer('inviter')
    const code = await codeOf(souk, owner)
    const written = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect((await signUpBy(souk, written.trim(), newName('came'))).status).toBe(200)
    expect(await read(owner, 'me/invite_codes')).toMatchObject({ items: [{ invited: 1 }] })
  })
})

describe('a trade', () => {
  it('pays who brought its sides out of the fee, each level its part, and the house the rest', async () => {
    const top = await newcomer('top')
    const middle = await broughtBy(souk, top, 'middle')
    const near = await broughtBy(souk, middle, 'near')
    const buyer = await broughtBy(souk, near, 'buyer')
    const seller = await newcomer('seller')
    await wholeTrade(souk, seller, buyer)
    // 30 % of 2,250 units are 675: a tenth and a twentieth of them go further up.
    expect(await rewardsOf(near)).toMatchObject([
      { user_name: buyer.name, level: 1, reward: btc('0.00000573'), is_paid: false, tag: near.name },
    ])
    expect(await rewardsOf(middle)).toMatchObject([{ level: 2, reward: btc('0.00000067'), tag: null }])
    expect(await rewardsOf(top)).toMatchObject([{ level: 3, reward: btc('0.00000033') }])
  })

  it('pays a fifth where the referral owns the advert, and both where both sides were brought', async () => {
    const [one, two] = [await newcomer('one'), await newcomer('two')]
    const seller = await broughtBy(souk, one, 'seller')
    const buyer = await broughtBy(souk, two, 'buyer')
    await wholeTrade(souk, seller, buyer)
    expect(await rewardsOf(one)).toMatchObject([{ reward: btc('0.0000045') }])
    expect(await rewardsOf(two)).toMatchObject([{ reward: btc('0.00000675') }])
  })

  it('pays nobody of a trade of their own, and nobody in their place', async () => {
    const inviter = await newcomer('inviter')
    const buyer = await broughtBy(souk, inviter, 'buyer')
    await wholeTrade(souk, inviter, buyer)
    expect(await rewardsOf(inviter)).toEqual([])
  })

  it('leaves the share of who is banned with the house', async () => {
    const inviter = await newcomer('inviter')
    const buyer = await broughtBy(souk, inviter, 'buyer')
    const seller = await newcomer('seller')
    await done(souk.call('POST /dev/standing', { body: { user_name: inviter.name, standing: 'banned' } }))
    await wholeTrade(souk, seller, buyer)
    await done(souk.call('POST /dev/standing', { body: { user_name: inviter.name, standing: 'restored' } }))
    const back = await souk.call<{ api_token: string }>('POST /dev/log_in_as', {
      body: { user_name: inviter.name },
    })
    expect(await rewardsOf({ name: inviter.name, token: back.body.api_token })).toEqual([])
  })
})

describe('shares', () => {
  it('come to the wallet in one line, at most once an hour, with a notice', async () => {
    const inviter = await newcomer('inviter')
    const [buyer, other] = [await broughtBy(souk, inviter, 'buyer'), await broughtBy(souk, inviter, 'other')]
    const seller = await newcomer('seller')
    await wholeTrade(souk, seller, buyer)
    await wholeTrade(souk, seller, other)
    expect(await read(inviter, 'affiliates/summary')).toMatchObject({
      earned: [{ earned: btc('0.0000135') }],
      on_its_way: [btc('0.0000135')],
      people: [{ people: 2, traded: 2 }, {}, {}],
    })
    await souk.advance(2 * minute)
    expect(await available(inviter)).toBe('0.0000135')
    expect(await read(inviter, 'affiliates/summary')).toMatchObject({
      earned: [{ earned: btc('0.0000135') }],
      on_its_way: [],
      next_payout_at: null,
      people: [{ people: 2, traded: 2 }, {}, {}],
    })
    expect(await read(inviter, 'me/invite_codes')).toMatchObject({ items: [{ invited: 2, traded: 2 }] })
    const { items } = (await read(inviter, 'transactions')) as { items: Json[] }
    expect(items).toMatchObject([{ type: 'Transaction::TradeInviteRefill', amount: '0.0000135' }])

    await wholeTrade(souk, seller, buyer)
    await souk.advance(2 * minute)
    expect(await available(inviter)).toBe('0.0000135')
    await souk.advance(59 * minute)
    expect(await available(inviter)).toBe('0.00002025')
    const notices = (await read(inviter, 'notifications'))['items'] as Json[]
    expect(
      notices.filter(({ code }) => code === 'referral_traded').map(({ partner_name: name }) => name),
    ).toEqual(expect.arrayContaining([buyer.name, other.name]))
    expect(notices.filter(({ code }) => code === 'shares_received')).toMatchObject([
      { amount: '0.00000675', asset: 'BTC' },
      { amount: '0.0000135', asset: 'BTC' },
    ])
  })

  it('are listed in pages, by level, by link and by day', async () => {
    const inviter = await newcomer('inviter')
    const buyer = await broughtBy(souk, inviter, 'buyer')
    const { code } = (await done(change('POST /v1/me/invite_codes', inviter, { tag: 'Radio' }))) as {
      code: string
    }
    const name = newName('listener')
    const { body } = await signUpBy(souk, code, name)
    const listener = { name, token: body.api_token }
    const seller = await newcomer('seller')
    for (const one of [buyer, listener, buyer]) await wholeTrade(souk, seller, one)
    const page = await read(inviter, 'affiliates?limit=2')
    expect(page).toMatchObject({
      has_more: true,
      items: [{ user_name: buyer.name }, { user_name: listener.name }],
    })
    const { id } = (page['items'] as { id: string }[])[1] ?? { id: '' }
    expect(await read(inviter, `affiliates?limit=2&before=${id}`)).toMatchObject({
      has_more: false,
      items: [{ user_name: buyer.name }],
    })
    expect(await rewardsOf(inviter, `?code=${code}`)).toMatchObject([{ tag: 'Radio' }])
    expect(await rewardsOf(inviter, '?level=2')).toEqual([])
    expect(await rewardsOf(inviter, '?until=2020-01-01')).toEqual([])
    expect(await read(inviter, `affiliates/referrals?code=${code}`)).toMatchObject({
      items: [{ user_name: name, trades: 1, earned: [btc('0.00000675')] }],
    })
  })
})
