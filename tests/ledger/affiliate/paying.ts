import { expect } from 'vitest'
import { settleBonus } from '../../../server/modules/growth/affiliate/settleBonus.ts'
import { settleWeek } from '../../../server/modules/growth/affiliate/cashback.ts'
import { payShares } from '../../../server/modules/growth/affiliate/sharePayouts.ts'
import { mondayOf, weekOf } from './model.ts'
import { type Step } from './world.ts'

/** Pays shares out, twice at one time. */
export const payOut: Step = world => {
  const { now, bonusParts, database } = world
  const { id } = world.anybody()
  const pay = () => database.transaction(tx => payShares(tx, bonusParts, id, now))
  return async () => {
    const paid = await Promise.all([pay(), pay()])
    return () => {
      if (paid.includes(true)) world.did('payout')
    }
  }
}

/** Cashback of a week that is over, twice at one time; mostly of one that has some, at times of one that was looked at. */
export const cashback: Step = world => {
  const { now, bonusParts, database, model, chance } = world
  const last = weekOf(now) - 1
  let [person, week] = [world.anybody(), last]
  for (let tries = 0; tries < 20 && !person.fees.has(week); tries++) {
    person = world.anybody()
    const weeks = [...person.fees.keys()].filter(one => one <= last)
    week = weeks[chance.below(weeks.length)] ?? last
  }
  const pay = () =>
    database.transaction(tx => settleWeek(tx, bonusParts, { userId: person.id, week: mondayOf(week) }, now))
  return async () => {
    await Promise.all([pay(), pay()])
    return () => world.did(model.settleWeek(person, week) ? 'cashback' : 'cashback that waits')
  }
}

/** Looks at a bonus that waits, twice at one time, at a market that is fresh or old. */
export const bonus: Step = world => {
  const { now, database, model, chance } = world
  const isFresh = chance.below(5) > 0
  let person = world.anybody()
  for (let tries = 0; tries < 50 && person.bonus !== 'waiting'; tries++) person = world.anybody()
  if (person.bonus !== 'waiting') return null
  const parts = { ...world.bonusParts, rates: () => world.rates(isFresh ? 0 : 86_400_000) }
  const settle = () => database.transaction(tx => settleBonus(tx, parts, person.id, now))
  return async () => {
    await Promise.all([settle(), settle()])
    const { status } = await database.db
      .selectFrom('invite_bonus')
      .select('status')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    return () => {
      expect([person.name, status]).toEqual([person.name, model.settleBonus(person, now, isFresh)])
      world.did(`bonus ${status}`)
      if (person.isTied) world.did('tie')
    }
  }
}
