import { describe, expect, it } from 'vitest'
import { type Ear } from '../../support/gateway.ts'
import type { Person } from '../../support/soukClient.ts'
import { suiteCast, suiteGateway, suiteSouk } from '../../support/suiteSouk.ts'
import { present, setScene, type Scene } from '../roles/scene.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)
const cast = suiteCast(souk)

const minute = 60_000

const counts = (ear: Ear) =>
  ear.heard.flatMap(({ field, value }) => (field === 'disputeCounters' ? [value['open']] : []))

async function listen(person: Person | null): Promise<Ear> {
  const ear = await gateway.listen({ disputeCounters: '{ open }', userEvents: '{ __typename }' }, person)
  await ear.until(({ heard }) => heard.some(({ field }) => field === 'userEvents'))
  return ear
}

const statement = { reason: 'not_released', statement: 'I have paid and have the receipt.' }

/** How a dispute ends, by whom. */
const endings = {
  ruling: ({ cast: { arbiter } }: Scene) => ({
    who: arbiter,
    action: 'rule',
    body: { in_favour_of: 'buyer', reason: 'The receipt is genuine.' },
  }),
  release: ({ cast: { owner } }: Scene) => ({
    who: owner,
    action: 'complete',
    body: { money_received: true, amount: '250000' },
  }),
  concession: ({ cast: { counterparty } }: Scene) => ({
    who: counterparty,
    action: 'cancel',
    body: { not_sent_or_returned: true, amount: '250000' },
  }),
}

describe('the counter of disputes', () => {
  it.each(Object.entries(endings))(
    'goes up with a dispute and down with its %s, for staff and for its parties',
    async (_, ending) => {
      const scene = await setScene(souk, cast, 'disputable')
      const listeners = [cast.arbiter, scene.cast.owner, scene.cast.counterparty]
      const [arbiter, owner, counterparty] = (await Promise.all(listeners.map(listen))) as [Ear, Ear, Ear]
      const act = (who: Person | null, action: string, body: object) =>
        souk.call(`POST /v1/trades/${scene.trade}/${action}`, { as: present(who), body })
      expect((await act(scene.cast.counterparty, 'create_dispute', statement)).status).toBe(200)
      const { who, action, body } = ending(scene)
      expect((await act(who, action, body)).status).toBe(200)
      for (const ear of [arbiter, owner, counterparty]) {
        await ear.until(({ heard }) => heard.filter(({ field }) => field === 'disputeCounters').length === 2)
        expect(counts(ear)).toEqual([1, 0])
        await ear.close()
      }
    },
    10_000,
  )

  it('counts all for staff, and for its parties their own alone', async () => {
    await setScene(souk, cast, 'dispute')
    const scene = await setScene(souk, cast, 'disputable')
    const listeners = [cast.arbiter, scene.cast.owner, scene.cast.counterparty]
    const ears = await Promise.all(listeners.map(listen))
    await souk.call(`POST /v1/trades/${scene.trade}/create_dispute`, {
      as: present(scene.cast.counterparty),
      body: statement,
    })
    for (const ear of ears)
      await ear.until(({ heard }) => heard.some(({ field }) => field === 'disputeCounters'))
    // The owner has the trade of both scenes, this counterparty one.
    expect(ears.map(counts)).toEqual([[2], [2], [1]])
    for (const ear of ears) await ear.close()
  })

  it('waits a day for an arbiter’s word; then every arbiter who is no party is notified, once', async () => {
    const scene = await setScene(souk, cast, 'dispute')
    const notices = async (person: Person | null) => {
      const { body } = await souk.call<{ items: { code: string; trade_id: string }[] }>(
        'GET /v1/notifications',
        {
          as: present(person),
        },
      )
      return body.items.filter(({ code, trade_id }) => code === 'dispute_waits' && trade_id === scene.trade)
    }
    await souk.advance(23 * 60 * minute)
    await souk.call(`POST /v1/trades/${scene.trade}/create_message_in_trade_conversation`, {
      as: present(cast.arbiter),
      body: { text: 'Send me the receipt, please.', client_id: 'client-0001' },
    })
    await souk.advance(23 * 60 * minute)
    expect(await notices(cast.arbiter)).toEqual([])
    await souk.advance(60 * minute + 1000)
    expect(await notices(cast.arbiter)).toHaveLength(1)
    for (const nobody of [scene.cast.owner, scene.cast.counterparty, cast.stranger])
      expect(await notices(nobody)).toEqual([])
    const { body } = await souk.call(`GET /v1/trades/${scene.trade}`, { as: present(cast.arbiter) })
    expect(body['status']).toBe('disput')
  })
})
