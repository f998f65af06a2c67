import { beforeAll, describe, expect, it } from 'vitest'
import { networks } from '../../../server/domain/reference/network.ts'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { addressOf, messagesTo, switchOn } from '../account/inbox.ts'
import { logInAs, newName } from '../roles/scene.ts'
import {
  approvalTokenOf,
  approved,
  ask,
  asked,
  balanceOf,
  bitcoinAddress,
  buttonsOf,
  decideByLetter,
  feeNow,
  linkMessenger,
  listedAddress,
  mine,
  minute,
  newSender,
  otherAddress,
  press,
  seen,
  turn,
} from './withdrawal/sender.ts'

const souk = suiteSouk()
beforeAll(async () => {
  await souk.call('POST /dev/chain/bitcoin/automatic', { body: { is_on: false } })
})

const approvalLetter = async (person: Person) =>
  (await messagesTo(souk, addressOf(person))).find(({ text }) => text.includes('/wallet/approval/'))

const types = async (as: Person) => {
  const { body } = await souk.call<{ items: { type: string; amount: string }[] }>('GET /v1/transactions', {
    as,
  })
  return body.items.map(({ type, amount }) => `${type.replace('Transaction::', '')} ${amount}`)
}

/** The statuses that the events of a withdrawal told of. */
const told = async (id: string) => {
  const rows = await souk.server.parts.database.db
    .selectFrom('outbox')
    .select('events')
    .orderBy('id')
    .execute()
  return rows
    .flatMap(({ events }) => events)
    .filter(({ name, payload }) => name === 'withdrawal_approval' && payload['withdrawal_id'] === id)
    .map(({ payload }) => payload['status'])
}

describe('a withdrawal to an address', () => {
  it('is locked, approved by its letter, signed, found on the chain, confirmed and paid to the unit', async () => {
    const person = await newSender(souk)
    const withdrawal = await asked(souk, person, { amount: '0.1', comment: 'Rent' })
    expect(withdrawal).toMatchObject({
      status: 'awaiting_approval',
      amount: '0.1',
      service_fee: '0.0005',
      approval_way: 'email',
      available_actions: ['cancel', 'resend'],
      comment: 'Rent',
      is_internal: false,
      is_simulated: true,
      network_name: 'Bitcoin',
    })
    const fee = withdrawal.network_fee
    expect((await balanceOf(souk, person)).locked).toBe(withdrawal.total)
    const letter = await approvalLetter(person)
    expect(letter?.subject).toContain('0.1 BTC')
    expect(letter?.text).toContain(bitcoinAddress)
    const token = await approvalTokenOf(souk, person)
    const asksFor = await souk.call('POST /v1/withdrawals/approval', { body: { token } })
    expect(asksFor.body).toMatchObject({
      status: 'awaiting_approval',
      address: bitcoinAddress,
      amount: '0.1',
    })
    expect((await decideByLetter(souk, person)).body.status).toBe('approved')
    expect((await decideByLetter(souk, person)).body.code).toBe('withdrawal_moved_on')
    await souk.advance(turn)
    const sent = await seen(souk, person, withdrawal)
    expect(sent).toMatchObject({ status: 'broadcast', txid: expect.any(String), available_actions: [] })
    const before = await told(withdrawal.id)
    await mine(souk, 1)
    expect(await seen(souk, person, withdrawal)).toMatchObject({ status: 'broadcast', confirmations: 1 })
    // Its page hears of the block, and need not ask.
    expect(await told(withdrawal.id)).toEqual([...before, 'broadcast'])
    await mine(souk, 1)
    expect(await seen(souk, person, withdrawal)).toMatchObject({
      status: 'confirmed',
      confirmations: 2,
      confirmations_needed: 2,
      tx_url: null,
    })
    const left = await balanceOf(souk, person)
    expect(left.locked).toBe('0')
    expect(await types(person)).toEqual([
      `WithdrawalFunds -${withdrawal.total}`,
      `WithdrawalUnlockFunds ${withdrawal.total}`,
      `WithdrawalLockFunds -${withdrawal.total}`,
      'WalletRefill 1',
    ])
    expect(fee).not.toBe('0')
    const { body: notices } = await souk.call<{ items: { code: string }[] }>('GET /v1/notifications', {
      as: person,
    })
    expect(notices.items[0]?.code).toBe('withdrawal_confirmed')
    const { body } = await souk.call<{ chain: unknown[] }>('GET /dev/audit')
    expect(body.chain).toEqual([])
  })

  it('takes everything that is there, and not a unit more', async () => {
    const person = await newSender(souk, '0.02')
    const { maximum } = await feeNow(souk, person)
    expect((await ask(souk, person, { amount: '0.02' })).body).toMatchObject({
      code: 'insufficient_funds',
      errors: { amount: [expect.any(String)] },
    })
    await approved(souk, person, { amount: maximum })
    expect(BigInt((await balanceOf(souk, person)).available.replace('.', ''))).toBeLessThanOrEqual(1n)
  })

  it('is asked for once by one key', async () => {
    const person = await newSender(souk)
    const first = await ask(souk, person, {}, 'withdrawal-key-0001')
    const again = await ask(souk, person, {}, 'withdrawal-key-0001')
    expect(again.body.id).toBe(first.body.id)
    const { body } = await souk.call<{ items: unknown[] }>('GET /v1/withdrawals', { as: person })
    expect(body.items).toHaveLength(1)
  })

  it('is taken back by its owner until it is signed, and no later', async () => {
    const person = await newSender(souk)
    const withdrawal = await asked(souk, person)
    const cancel = () => souk.call(`POST /v1/withdrawals/${withdrawal.id}/cancel`, { as: person })
    const stranger = await newSender(souk)
    const path = `/v1/withdrawals/${withdrawal.id}` as const
    for (const call of [`GET ${path}`, `POST ${path}/cancel`, `POST ${path}/resend`] as const)
      expect((await souk.call(call, { as: stranger })).status).toBe(404)
    expect((await cancel()).body['status']).toBe('cancelled')
    expect((await cancel()).body['code']).toBe('withdrawal_moved_on')
    expect(await balanceOf(souk, person)).toEqual({ available: '1', locked: '0' })
    expect((await types(person))[0]).toBe(`WithdrawalCancellation ${withdrawal.total}`)
    const second = await approved(souk, person)
    await souk.advance(turn)
    expect((await souk.call(`POST /v1/withdrawals/${second.id}/cancel`, { as: person })).body['code']).toBe(
      'withdrawal_moved_on',
    )
  })

  it('expires unapproved, and is declined by its letter; both give everything back', async () => {
    const person = await newSender(souk)
    const late = await asked(souk, person)
    await souk.advance(16 * minute)
    expect(await seen(souk, person, late)).toMatchObject({ status: 'expired', approve_until: null })
    expect((await decideByLetter(souk, person)).body.code).toBe('withdrawal_moved_on')
    const unwanted = await asked(souk, person)
    expect((await decideByLetter(souk, person, 'decline')).body.status).toBe('declined')
    expect(await seen(souk, person, unwanted)).toMatchObject({ status: 'declined' })
    expect(await balanceOf(souk, person)).toEqual({ available: '1', locked: '0' })
    await souk.advance(25 * 60 * minute)
    expect((await decideByLetter(souk, person)).body.code).toBe('link_expired')
  })

  it('is asked about again, as long as it waits', async () => {
    const person = await newSender(souk)
    const withdrawal = await asked(souk, person)
    const again = await souk.call(`POST /v1/withdrawals/${withdrawal.id}/resend`, { as: person })
    expect(again.body).toMatchObject({ status: 'awaiting_approval' })
    expect((await decideByLetter(souk, person)).body.status).toBe('approved')
    expect(
      (await souk.call(`POST /v1/withdrawals/${withdrawal.id}/resend`, { as: person })).body['code'],
    ).toBe('withdrawal_moved_on')
  })
})

describe('the time to approve', () => {
  it('moves by the length of an outage', async () => {
    const person = await newSender(souk)
    const withdrawal = await asked(souk, person)
    const until = async () => Date.parse(String((await seen(souk, person, withdrawal))['approve_until']))
    const before = await until()
    const { database, clock } = souk.server.parts
    await database.db
      .updateTable('heartbeat')
      .set({ beat_at: new Date(clock.machine.now().getTime() - 60 * minute) })
      .execute()
    await souk.server.workers.heartbeat.beat()
    expect((await until()) - before).toBeGreaterThanOrEqual(60 * minute)
    await souk.advance(30 * minute)
    expect((await seen(souk, person, withdrawal)).status).toBe('awaiting_approval')
    await souk.advance(60 * minute)
    expect((await seen(souk, person, withdrawal)).status).toBe('expired')
  })
})

describe('what is refused before anything is locked', () => {
  it('names the field and says why', async () => {
    const person = await newSender(souk)
    const told = async (changes: object) => {
      const { body } = await ask(souk, person, changes)
      return [body.code, Object.keys((body['errors'] as object | undefined) ?? {})[0]]
    }
    const cases: readonly [object, string, string][] = [
      [{ address: bitcoinAddress.slice(0, -1) }, 'payout_address_invalid', 'address'],
      [{ address: undefined }, 'required', 'address'],
      [{ network: 'tron' }, 'invalid_choice', 'network'],
      [{ memo: '77' }, 'memo_not_used', 'memo'],
      [{ amount: '0.00001' }, 'too_small', 'amount'],
      [{ amount: '0.000000001' }, 'too_many_decimals', 'amount'],
      [{ amount: '5' }, 'insufficient_funds', 'amount'],
      [{ network_fee: '0' }, 'fee_changed', 'network_fee'],
      [{ address: listedAddress }, 'aml_refused', 'address'],
      [{ address: undefined, user_name: 'nobody-at-all' }, 'recipient_unknown', 'user_name'],
      [{ address: undefined, user_name: person.name }, 'recipient_is_you', 'user_name'],
      [{ crypto_currency_code: 'USDT', amount: '20' }, 'required', 'network'],
    ]
    const answers = []
    for (const [changes] of cases) answers.push([changes, ...(await told(changes))])
    expect(answers).toEqual(cases)
    expect(await balanceOf(souk, person)).toEqual({ available: '1', locked: '0' })
  })

  it('tells the new fee, and an address of one’s own', async () => {
    const person = await newSender(souk)
    const { network_fee: fee } = await feeNow(souk, person)
    expect((await ask(souk, person, { network_fee: '0' })).body.params).toEqual({ fee, asset: 'BTC' })
    const { body } = await souk.call<{ items: { address: string }[] }>(
      'GET /v1/accounts?crypto_currency_code=BTC',
      {
        as: person,
      },
    )
    const row = await souk.server.parts.database.db
      .selectFrom('deposit_address')
      .innerJoin('app_user', 'app_user.id', 'deposit_address.user_id')
      .select('address')
      .where('user_name', '=', person.name)
      .where('network', '=', 'bitcoin')
      .executeTakeFirst()
    expect(body).toBeDefined()
    const own = row?.address ?? ''
    expect((await ask(souk, person, { address: own })).body.code).toBe('own_deposit_address')
    const check = (as: Person) =>
      souk.call('POST /v1/withdrawals/check_address', {
        as,
        body: { crypto_currency_code: 'BTC', address: own },
      })
    expect((await check(person)).body).toMatchObject({ is_own: true, belongs_to_souk: true })
    expect((await check(await newSender(souk))).body).toMatchObject({ is_own: false, belongs_to_souk: true })
  })

  it('waits for a day after a change of the password, and takes back what waited', async () => {
    const person = await newSender(souk)
    const waiting = await asked(souk, person)
    const changed = await souk.call('POST /v1/me/change_password', {
      as: person,
      body: { current_password: testPassword, password: 'Another-2026' },
    })
    expect(changed.status).toBe(200)
    expect(await seen(souk, person, waiting)).toMatchObject({ status: 'cancelled' })
    expect((await ask(souk, person)).body).toMatchObject({
      code: 'money_held',
      params: { until: expect.any(String) },
    })
    expect((await feeNow(souk, person)).obstacle).toMatchObject({ kind: 'held' })
    await souk.advance(24 * 60 * minute + 1000)
    expect((await ask(souk, await logInAs(souk, person))).status).toBe(200)
  })

  it('says that withdrawals are paused, that an account is suspended, that an address is not confirmed', async () => {
    const person = await newSender(souk)
    const approvedOne = await asked(souk, person)
    const pause = (is_paused: boolean) => souk.call('POST /dev/withdrawals', { body: { is_paused } })
    await pause(true)
    expect((await ask(souk, person)).body).toMatchObject({
      code: 'withdrawals_paused',
      errors: { base: ['Withdrawal of funds is temporarily unavailable'] },
    })
    expect((await decideByLetter(souk, person)).body.status).toBe('approved')
    await souk.advance(turn)
    expect((await seen(souk, person, approvedOne)).status).toBe('approved')
    await pause(false)
    await souk.advance(turn)
    expect((await seen(souk, person, approvedOne)).status).toBe('broadcast')
    const waiting = await asked(souk, person)
    await souk.call('POST /dev/standing', { body: { user_name: person.name, standing: 'suspended' } })
    expect((await seen(souk, person, waiting)).status).toBe('cancelled')
    expect((await ask(souk, person)).body.code).toBe('finances_suspended')
    const fresh = await souk.signUp(newName('fresh'))
    await souk.give(fresh, 'BTC', '1')
    expect((await ask(souk, fresh)).body.code).toBe('email_unconfirmed')
  })

  it('asks for a code where its owner chose so, and takes each once', async () => {
    const person = await newSender(souk)
    const { next } = await switchOn(souk, person)
    const code = await next()
    expect((await ask(souk, person)).body).toMatchObject({ code: 'two_factor_required' })
    expect((await ask(souk, person, { code: '000000' })).body.code).toBe('wrong_code')
    expect((await ask(souk, person, { code })).status).toBe(200)
    expect((await ask(souk, person, { code })).body.code).toBe('wrong_code')
  })

  it('is asked for so many times an hour', async () => {
    const person = await newSender(souk)
    const statuses = new Set<number>()
    for (let count = 0; count < 20; count++)
      statuses.add((await ask(souk, person, { amount: '0.001' })).status)
    expect([...statuses]).toEqual([200])
    expect((await ask(souk, person, { amount: '0.001' })).body.code).toBe('too_many_requests')
  })
})

describe('a transfer to a user', () => {
  it('is free and arrives with its approval', async () => {
    const [person, friend] = [await newSender(souk), await newSender(souk, '0.001')]
    const check = await souk.call('POST /v1/withdrawals/check_address', {
      as: person,
      body: { crypto_currency_code: 'BTC', user_name: friend.name },
    })
    expect(check.body).toMatchObject({ is_first_time: true, recipient: { user_name: friend.name } })
    const withdrawal = await asked(souk, person, {
      address: undefined,
      user_name: friend.name,
      network_fee: '0',
      amount: '0.25',
    })
    expect(withdrawal).toMatchObject({ total: '0.25', is_internal: true, recipient_name: friend.name })
    expect((await decideByLetter(souk, person)).body.status).toBe('confirmed')
    expect((await balanceOf(souk, person)).available).toBe('0.75')
    expect((await balanceOf(souk, friend)).available).toBe('0.251')
    expect((await types(person)).slice(0, 2)).toEqual([
      'InternalWithdrawalFunds -0.25',
      'WithdrawalUnlockFunds 0.25',
    ])
    expect((await types(friend))[0]).toBe('WalletRefill 0.25')
  })
})

describe('the messenger', () => {
  it('is asked where one is linked; only its own account decides, once', async () => {
    const person = await newSender(souk)
    const from = await linkMessenger(souk, person)
    const withdrawal = await asked(souk, person)
    expect(withdrawal).toMatchObject({ approval_way: 'messenger' })
    const { yes, no } = await buttonsOf(souk, from)
    await press(souk, '999', yes)
    expect((await seen(souk, person, withdrawal)).status).toBe('awaiting_approval')
    await press(souk, from, no)
    expect((await seen(souk, person, withdrawal)).status).toBe('declined')
    await press(souk, from, yes)
    expect((await seen(souk, person, withdrawal)).status).toBe('declined')
    const second = await asked(souk, person)
    await press(souk, from, (await buttonsOf(souk, from)).yes)
    expect((await seen(souk, person, second)).status).toMatch(/approved|broadcast/)
    const said = (await messagesTo(souk, from)).map(({ text }) => text)
    expect(said[0]).toContain('Approved')
  })
})

describe('saved addresses', () => {
  it('have a name, are one’s own, and with the list on they alone are sent to, after a day', async () => {
    const person = await newSender(souk)
    const save = (address: string, label = 'Cold store') =>
      souk.call<Json & { id: string }>('POST /v1/withdrawal_addresses', {
        as: person,
        body: { label, crypto_currency_code: 'BTC', address },
      })
    const saved = await save(otherAddress)
    expect(saved.body).toMatchObject({ label: 'Cold store', network: 'bitcoin', usable_at: null })
    expect((await save(otherAddress)).body['code']).toBe('address_saved_already')
    const set = (is_on: boolean) =>
      souk.call('PATCH /v1/withdrawal_addresses/allow_list', { as: person, body: { is_on } })
    expect((await set(true)).body).toMatchObject({ allow_list: true, allow_list_off_at: null })
    expect((await ask(souk, person)).body.code).toBe('address_not_allowed')
    expect((await ask(souk, person, { address: otherAddress })).body.code).toBe('address_not_usable_yet')
    const friend = await newSender(souk)
    expect(
      (await ask(souk, person, { address: undefined, user_name: friend.name, network_fee: '0' })).body.code,
    ).toBe('address_not_allowed')
    await souk.advance(24 * 60 * minute + 1000)
    expect((await ask(souk, person, { address: otherAddress })).body).toMatchObject({
      address_label: 'Cold store',
    })
    expect((await set(false)).body).toMatchObject({ allow_list: true, allow_list_off_at: expect.any(String) })
    expect((await ask(souk, person)).body.code).toBe('address_not_allowed')
    await souk.advance(24 * 60 * minute + 1000)
    expect((await ask(souk, person)).status).toBe(200)
    expect((await souk.call(`DELETE /v1/withdrawal_addresses/${saved.body.id}`, { as: friend })).status).toBe(
      404,
    )
    expect((await souk.call(`DELETE /v1/withdrawal_addresses/${saved.body.id}`, { as: person })).status).toBe(
      200,
    )
    const { body } = await souk.call<{ items: unknown[] }>('GET /v1/withdrawal_addresses', { as: person })
    expect(body.items).toEqual([])
  })
})

describe('more than may leave in an hour', () => {
  it('waits without failing, and holds up nobody else', async () => {
    const [big, small] = [await newSender(souk), await newSender(souk)]
    const waiting = await approved(souk, big, { amount: '0.9' })
    const sent = await approved(souk, small)
    await souk.advance(turn)
    expect(await seen(souk, big, waiting)).toMatchObject({
      status: 'approved',
      available_actions: ['cancel'],
    })
    expect((await seen(souk, small, sent)).status).toBe('broadcast')
    await souk.call(`POST /v1/withdrawals/${waiting.id}/cancel`, { as: big })
    expect(await balanceOf(souk, big)).toEqual({ available: '1', locked: '0' })
  })
})

describe('what the chain does', () => {
  it('a conflicting transaction that is final gives the coins back', async () => {
    const person = await newSender(souk)
    const withdrawal = await approved(souk, person)
    await souk.advance(turn)
    const { txid } = await seen(souk, person, withdrawal)
    await souk.call('POST /dev/chain/bitcoin/conflict', { body: { txid } })
    await mine(souk, networks.bitcoin.finalBlocks - 1)
    expect((await seen(souk, person, withdrawal)).status).toBe('broadcast')
    await mine(souk, 1)
    expect((await seen(souk, person, withdrawal)).status).toBe('failed')
    expect(await balanceOf(souk, person)).toEqual({ available: '1', locked: '0' })
  })

  it('a reorganisation that forgets it has it sent again', async () => {
    const person = await newSender(souk)
    const withdrawal = await approved(souk, person)
    await mine(souk, 1)
    await mine(souk, 1)
    await souk.call('POST /dev/chain/bitcoin/reorganise', { body: { depth: 1, drop_all: true } })
    await souk.advance(turn)
    await mine(souk, 2)
    expect((await seen(souk, person, withdrawal)).status).toBe('confirmed')
  })
})

describe('TON', () => {
  it('takes a memo, knows both forms of an address, and asks for the memo at Souk’s own', async () => {
    const person = await newSender(souk)
    const friend = await newSender(souk)
    await souk.give(friend, 'TON', '100')
    await souk.give(person, 'TON', '100')
    const { address, memo } = await souk.server.parts.database.db
      .selectFrom('deposit_address')
      .innerJoin('app_user', 'app_user.id', 'deposit_address.user_id')
      .select(['address', 'memo'])
      .where('user_name', '=', friend.name)
      .where('network', '=', 'ton')
      .executeTakeFirstOrThrow()
    const { network_fee } = await feeNow(souk, person, 'TON', 'ton')
    const send = (to: object) =>
      ask(souk, person, { crypto_currency_code: 'TON', amount: '5', network_fee, address, ...to })
    expect((await send({})).body).toMatchObject({ code: 'required', errors: { memo: [expect.any(String)] } })
    const { body } = await send({ memo })
    expect(body).toMatchObject({ status: 'awaiting_approval', memo })
    const letter = await approvalLetter(person)
    expect(letter?.text).toContain(`memo ${memo}`)
  })
})
