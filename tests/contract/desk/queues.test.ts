import { beforeAll, describe, expect, it } from 'vitest'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newStore } from '../roles/props.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { done } from '../roles/done.ts'
import { openDesk, operatorAtDesk, type Operator } from './staff.ts'

const souk = suiteSouk()
const reason = 'Site and company register agree.'

let [first, second] = [] as unknown as [Operator, Operator]
let person = {} as Person
beforeAll(async () => {
  first = await operatorAtDesk(souk)
  second = await operatorAtDesk(souk)
  person = await signUpTrader(souk, newName('person'))
})

const list = async (what: string, as: Person = first) =>
  (await souk.call<{ items: { id: string }[]; has_more: boolean }>(`GET /v1/operator/${what}`, { as })).body

const act = (as: Person, body: Readonly<Record<string, unknown>>) =>
  souk.call<{ outcome: string; request: { id: string } }>('POST /v1/operator/acts', {
    as,
    body: { reason, ...body },
  })

describe('stores to review', () => {
  it('are approved and suspended by what the list says can be done, and their owner is told', async () => {
    await done(souk.call('POST /v1/me/merchant_accounts', { as: person, body: newStore }))
    const waiting = await list('stores?status=pending_review')
    expect(waiting.items).toMatchObject([{ owner: person.name, acts: ['approve_store', 'suspend_store'] }])
    const [{ id } = { id: '' }] = waiting.items
    expect((await act(first, { act: 'approve_store', subject_id: id })).body).toMatchObject({
      outcome: 'done',
    })
    expect(await list('stores?status=pending_review')).toEqual({ items: [], has_more: false })
    await act(first, { act: 'suspend_store', subject_id: id, reason: 'Sells what is not theirs.' })
    expect((await list('stores?status=suspended')).items).toMatchObject([
      { id, status_reason: 'Sells what is not theirs.', acts: ['restore_store'] },
    ])
    const notices = await souk.call<{ items: { code: string }[] }>('GET /v1/notifications', { as: person })
    expect(notices.body.items.map(({ code }) => code).slice(0, 2)).toEqual([
      'store_suspended',
      'store_approved',
    ])
  })
})

describe('a deposit without a memo', () => {
  it('is credited to who proves that it is theirs, by two operators, and once', async () => {
    const claimant = await signUpTrader(souk, newName('claimant'))
    await souk.call('POST /v1/accounts/generate', {
      as: claimant,
      body: { crypto_currency_code: 'TON', network: 'ton' },
    })
    const { txid } = await done(
      souk.call('POST /dev/chain/ton/send', {
        body: { asset: 'TON', amount: '4', user_name: claimant.name, without_memo: true },
      }),
    )
    await souk.call('POST /dev/chain/ton/mine', { body: { blocks: 20 } })
    await souk.advance(60_000)
    await souk.call('POST /v1/deposits/claim', { as: claimant, body: { network: 'ton', txid } })
    await openDesk(souk, first)
    await openDesk(souk, second)
    const { items } = await list('deposits')
    expect(items).toMatchObject([{ amount: '4', claimants: [{ user_name: claimant.name, earlier: 0 }] }])
    const [{ id } = { id: '' }] = items
    const wish = { act: 'credit_deposit', subject_id: id }
    expect((await act(first, wish)).body).toMatchObject({ code: 'required' })
    expect((await act(first, { ...wish, named: first.name })).body).toMatchObject({ code: 'own_account' })
    const asked = await act(first, { ...wish, named: claimant.name })
    expect(asked.body.outcome).toBe('asked')
    expect((await list('deposits')).items).toHaveLength(1)
    const decision = (as: Person) =>
      souk.call(`POST /v1/operator/requests/${asked.body.request.id}/decision`, {
        as,
        body: { decision: 'approve' },
      })
    expect((await decision(first)).status).toBe(403)
    expect((await decision(second)).status).toBe(200)
    expect((await decision(second)).status).toBe(409)
    expect((await list('deposits')).items).toEqual([])
    const { body } = await souk.call<{ items: { asset: string; available: string }[] }>(
      'GET /v1/me/balance',
      { as: claimant },
    )
    expect(body.items.find(({ asset }) => asset === 'TON')).toMatchObject({ available: '4' })
  })
})
