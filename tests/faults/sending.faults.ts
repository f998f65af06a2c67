import { expect, test, vi } from 'vitest'
import { chanceOf } from '../support/time/chance.ts'
import type { Json, Person, SoukClient } from '../support/soukClient.ts'
import { rounds, startedProduct } from './product.ts'

const address = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
/** After a kill nobody sends until the turn of the process that died is over: half a minute. */
const patience = { timeout: 90_000, interval: 500 }
/** Each round costs up to that. */
const kills = Math.min(rounds, 3)

/** The token in the latest letter to somebody that holds a link to this page. */
async function tokenOf(api: SoukClient, { name }: Person, page: string, not = ''): Promise<string> {
  const pattern = new RegExp(`${page}/([\\w-]{43})`)
  return vi.waitFor(async () => {
    const { body } = await api.call<{ items: { text: string }[] }>(`GET /dev/messages?to=${name}@souk.test`)
    const found = body.items.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0]
    if (found === undefined || found === not) throw new Error(`no letter for ${page}`)
    return found
  }, patience)
}

test(`killed ${kills} times while it sends, it pays each withdrawal once and loses none`, async () => {
  const product = await startedProduct({ SIGNER_LIMITS: 'BTC=100' })
  const { api } = product
  const chance = chanceOf(7)
  const person = await api.signUp('kills')
  const confirmation = await tokenOf(api, person, '/sign-up/confirmation')
  await api.call('POST /v1/users/confirmations', { body: { token: confirmation } })
  await api.give(person, 'BTC', '1')
  const made: string[] = []
  let token = ''
  for (let round = 0; round < kills; round++) {
    for (let count = 0; count < 3; count++) {
      const { status, body } = await api.call<Json & { id: string }>('POST /v1/withdrawals', {
        as: person,
        body: {
          crypto_currency_code: 'BTC',
          address,
          amount: `0.01${String(round * 3 + count).padStart(4, '0')}`,
          network_fee: '1',
        },
      })
      expect(status).toBe(200)
      made.push(body.id)
      token = await tokenOf(api, person, '/wallet/approval', token)
      await api.call('POST /v1/withdrawals/approval/decide', { body: { token, decision: 'approve' } })
    }
    await new Promise(done => setTimeout(done, chance.below(300)))
    await product.process().end('SIGKILL')
    await product.start()
  }
  const statuses = async () => {
    const { body } = await api.call<{ items: { id: string; status: string }[] }>(
      'GET /v1/withdrawals?limit=100',
      { as: person },
    )
    return body.items.map(({ status }) => status)
  }
  await vi.waitFor(async () => {
    await api.advance(10 * 60_000)
    expect(await statuses()).toEqual(made.map(() => 'confirmed'))
  }, patience)
  const { body } = await api.call<{ violations: unknown[]; chain: unknown[] }>('GET /dev/audit')
  // To the last unit: nothing left twice, and nothing that left is still in the books.
  expect(body).toEqual({ violations: [], losses: [], chain: [] })
})
