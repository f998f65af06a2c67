import { describe, expect, it } from 'vitest'
import type { Person } from '../../support/soukClient.ts'
import { suiteGateway, suiteSouk } from '../../support/suiteSouk.ts'
import { act, newBuyer, open, openMarket, released } from '../race/market.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)

/** Looks at somebody's page; resolves when the server knows it. */
async function watch(name: string, as: Person) {
  const field = `personChanged(userName: "${name}")`
  const ear = await gateway.listen(
    { [field]: '{ isOnline lastOnlineAt isChanged }', userEvents: '{ __typename }' },
    as,
  )
  await ear.until(({ heard }) => heard.some(heard => heard.field === 'userEvents'))
  const told = () => ear.heard.flatMap(({ field, value }) => (field === 'personChanged' ? [value] : []))
  return { ear, told, until: (count: number) => ear.until(() => told().length >= count) }
}

describe('the page of another person', () => {
  it('hears who comes and goes', async () => {
    const [amina, kunle] = [await newBuyer(souk), await newBuyer(souk)]
    const page = await watch(kunle.name, amina)
    const his = await gateway.listen({ userEvents: '{ __typename }' }, kunle)
    await page.until(1)
    await his.close()
    await souk.advance(20_000)
    await page.until(2)
    expect(page.told()).toMatchObject([
      { isOnline: true, isChanged: false },
      { isOnline: false, isChanged: false },
    ])
    await page.ear.close()
  })

  it('hears that a trade is over, and that something was said', async () => {
    const market = await openMarket(souk, '1')
    const [buyer, stranger] = [await newBuyer(souk), await newBuyer(souk)]
    const page = await watch(market.seller.name, stranger)
    const trade = await open(market, buyer)
    await act(souk, trade, buyer, 'confirm', {})
    await act(souk, trade, market.seller, 'complete', released)
    await page.until(1)
    await souk.call('POST /v1/feedbacks', {
      as: buyer,
      body: { trade_id: trade, grade: 'positive', text: '' },
    })
    await page.until(2)
    expect(page.told()).toMatchObject([{ isChanged: true }, { isChanged: true }])
    expect(JSON.stringify(page.ear.heard)).not.toContain(trade)
    await page.ear.close()
  })

  it('of a name that nobody has, is refused', async () => {
    const ear = await gateway.listen(
      { 'personChanged(userName: "nobody_at_all")': '{ isChanged }' },
      await newBuyer(souk),
    )
    await ear.until(({ ended }) => ended.has('personChanged'))
    expect(ear.ended.get('personChanged')).toBe('FORBIDDEN')
    await ear.close()
  })
})
