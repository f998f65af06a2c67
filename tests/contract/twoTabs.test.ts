import { expect, it } from 'vitest'
import { type Ear } from '../support/gateway.ts'
import { newBuyer, open, openMarket } from './race/market.ts'
import { logInAs } from './roles/scene.ts'
import { suiteGateway, suiteSouk } from '../support/suiteSouk.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)

/** A seller who watches what the buyer does, and so many tabs of the buyer, each with a session that is given or its own. */
async function conversation() {
  const market = await openMarket(souk, '0.01')
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  const watcher = await gateway.listen(
    {
      [`chatEvents(tradeId: "${trade}")`]:
        '{ __typename ... on TradePartnerActivityEvent { side isLooking isTyping } }',
    },
    market.seller,
  )
  await watcher.until(({ heard }) => heard.length > 0)
  const tab = async (as = buyer) => {
    const ear = await gateway.listen({ [`chatEvents(tradeId: "${trade}")`]: '{ __typename }' }, as)
    await ear.until(({ heard }) => heard.length > 0)
    return ear
  }
  const says = (ear: Ear, isLooking: boolean, isTyping = false) =>
    ear.ask(
      `mutation { setTradeActivity(tradeId: "${trade}", isLooking: ${isLooking}, isTyping: ${isTyping}) }`,
    )
  /** What the seller has seen since the last look, when it has come to this. */
  let looked = 0
  const sees = async (isLooking: boolean, isTyping = false) => {
    const fits = ({ value }: Ear['heard'][number]) =>
      value['isLooking'] === isLooking && value['isTyping'] === isTyping
    await watcher.until(({ heard }) => heard.slice(looked).some(fits))
    const seen = watcher.heard.slice(looked).map(({ value }) => value['isLooking'])
    looked = watcher.heard.length
    return seen
  }
  return { buyer, watcher, tab, says, sees }
}

it('a tab that turns away or closes does not switch off the other tab of the same person', async () => {
  const { watcher, tab, says, sees } = await conversation()
  const [one, other] = [await tab(), await tab()]
  await says(one, true)
  await sees(true)
  await says(other, true)
  await says(one, false)
  // The other types: whatever came before it was seen.
  await says(other, true, true)
  expect(await sees(true, true)).not.toContain(false)
  await says(one, true)
  await other.close()
  await says(one, true, true)
  expect(await sees(true, true)).not.toContain(false)
  await one.close()
  await sees(false)
  await watcher.close()
})

it('nor does a device of theirs switch off another', async () => {
  const { buyer, watcher, tab, says, sees } = await conversation()
  const [phone, desk] = [await tab(await logInAs(souk, buyer)), await tab()]
  await says(phone, true)
  await sees(true)
  await says(desk, true)
  await phone.close()
  await says(desk, true, true)
  expect(await sees(true, true)).not.toContain(false)
  await desk.close()
  await sees(false)
  await watcher.close()
})
