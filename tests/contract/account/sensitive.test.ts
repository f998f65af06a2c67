import { describe, expect, it } from 'vitest'
import type { TwoFactorAction } from '../../../server/domain/account/twoFactorAction.ts'
import { cableSocket } from '../../support/network/cableSocket.ts'
import { makeAdvert, openTrade, sellAdvert } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { switchOn } from './inbox.ts'

const souk = suiteSouk()

/** A seller with coins whose authenticator is asked for what they chose, and nothing else. */
async function sellerAsked(actions: readonly TwoFactorAction[]) {
  const seller = await signUpTrader(souk, 'seller')
  await souk.give(seller, 'BTC', '1')
  const { next } = await switchOn(souk, seller)
  const choose = async (chosen: readonly TwoFactorAction[]) =>
    souk.call('PATCH /v1/users/two_way_auth_settings', {
      as: seller,
      body: { actions: chosen, code: await next() },
    })
  await choose(actions)
  return { seller, next, choose }
}

const outcome = ({ status, body }: { readonly status: number; readonly body: Json }) =>
  status === 200 ? 'ok' : body['code']

describe('publishing an advert that sells', () => {
  it('takes a code where its owner chose so, when made and when shown again; hiding it takes none', async () => {
    const { seller, next } = await sellerAsked(['publish_sell_advert'])
    const make = (changes: object) =>
      souk.call<Json & { id: string }>('POST /v2/pro', { as: seller, body: { ...sellAdvert, ...changes } })
    expect(await make({})).toMatchObject({
      status: 403,
      body: { code: 'two_factor_required', errors: { code: [expect.any(String)] } },
    })
    expect(outcome(await make({ code: '000000' }))).toBe('wrong_code')
    expect(outcome(await make({ status: 'draft' }))).toBe('ok')
    expect(outcome(await make({ type: 'Ad::Buy', requisites: [] }))).toBe('ok')
    const made = await make({ code: await next() })
    expect(outcome(made)).toBe('ok')
    const change = (body: object) => souk.call(`PATCH /v2/pro/${made.body.id}`, { as: seller, body })
    expect(outcome(await change({ status: 'unlisted' }))).toBe('ok')
    expect(outcome(await change({ terms: 'Quickly.' }))).toBe('ok')
    expect(outcome(await change({ status: 'listed' }))).toBe('two_factor_required')
    expect(outcome(await change({ status: 'listed', code: await next() }))).toBe('ok')
  })
})

describe('where buyers are to pay', () => {
  it('changes for a code where the owner chose so; one code is enough for a call', async () => {
    const { seller, next, choose } = await sellerAsked([])
    const advert = await makeAdvert(souk, seller)
    await choose(['change_sell_requisites', 'publish_sell_advert'])
    const change = (body: object) => souk.call(`PATCH /v2/pro/${advert.id}`, { as: seller, body })
    const requisites = [
      { kind: 'wallet_id', value: '0999999999' },
      { kind: 'account_name', value: 'SOMEBODY ELSE' },
    ]
    expect(outcome(await change({ requisites }))).toBe('two_factor_required')
    expect(outcome(await change({ terms: 'Quickly.' }))).toBe('ok')
    expect(outcome(await change({ status: 'unlisted' }))).toBe('ok')
    expect(outcome(await change({ requisites, status: 'listed', code: await next() }))).toBe('ok')
  })
})

describe('the seller’s first message in a trade', () => {
  const clientId = () => newName('client-').padEnd(12, '0')

  async function tradeOf(seller: Person): Promise<{ id: string; buyer: Person }> {
    const buyer = await signUpTrader(souk, 'buyer')
    const advert = await makeAdvert(souk, seller)
    const { body } = await openTrade(souk, buyer, advert)
    return { id: body.id, buyer }
  }
  const write = (trade: string, as: Person, code?: string) =>
    souk.call(`POST /v1/trades/${trade}/create_message_in_trade_conversation`, {
      as,
      body: { text: 'Hello.', client_id: clientId(), ...(code ? { code } : {}) },
    })

  it('takes a code where they chose so; the next takes none, and the buyer’s never', async () => {
    const { seller, next } = await sellerAsked(['first_sell_message'])
    const { id, buyer } = await tradeOf(seller)
    expect(outcome(await write(id, buyer))).toBe('ok')
    expect(outcome(await write(id, seller))).toBe('two_factor_required')
    expect(outcome(await write(id, seller, '000000'))).toBe('wrong_code')
    expect(outcome(await write(id, seller, await next()))).toBe('ok')
    expect(outcome(await write(id, seller))).toBe('ok')
  })

  it('takes it over the socket too', async () => {
    const { seller, next } = await sellerAsked(['first_sell_message'])
    const { id } = await tradeOf(seller)
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${seller.token}`)
    const identifier = JSON.stringify({ channel: 'ChatChannel', tradeId: id })
    await socket.frame(({ type }) => type === 'welcome')
    await socket.subscribe(identifier)
    const say = async (request_id: string, code?: string) => {
      const data = { action: 'create', text: 'Hello.', client_id: clientId(), request_id, code }
      socket.send({ command: 'message', identifier, data: JSON.stringify(data) })
      const answer = await socket.frame(({ message }) => (message as Json)?.['request_id'] === request_id)
      return answer.message as Json
    }
    expect(await say('1')).toMatchObject({ event: 'command_refused', code: 'two_factor_required' })
    expect(await say('2', '000000')).toMatchObject({ event: 'command_refused', code: 'wrong_code' })
    expect(await say('3', await next())).toMatchObject({ event: 'command_done' })
    await socket.close()
  })
})
