import type { TestSouk } from '../../support/souk.ts'
import { logInAs, signUpStaff } from '../roles/scene.ts'
import { race } from './endings.ts'
import { laterMarket, newBuyer, openMarket } from './market.ts'

/** Races so many trades, one after the other; answers what went wrong in which. */
export async function raceRounds(souk: TestSouk, seeds: { from: number; count: number }): Promise<string[]> {
  const wrong: string[] = []
  const market = await openMarket(souk, '10')
  let arbiter = await signUpStaff(souk, 'arbiter')
  let buyer = await newBuyer(souk)
  for (let round = 0; round < seeds.count; round++) {
    // Three cancels in a day pause a buyer; open trades of a new one are few.
    if (round % 2 === 0) buyer = await newBuyer(souk)
    arbiter = await logInAs(souk, arbiter)
    const racers = { ...(await laterMarket(market)), buyer, arbiter }
    const result = await race(racers, seeds.from + round)
    for (const fault of result.wrong) wrong.push(`${result.name}: ${fault}`)
  }
  for (const violation of await souk.audit()) wrong.push(`the ledger: ${JSON.stringify(violation)}`)
  return wrong
}
