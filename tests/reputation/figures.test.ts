import { expect } from 'vitest'
import { personNamed } from '../../server/modules/people/profile/findPerson.ts'
import { presentPerson } from '../../server/modules/people/profile/present.ts'
import { chanceOf } from '../support/time/chance.ts'
import { eachDatabase } from '../support/database.ts'
import { begin, changeMind, say, settle, trade, type Happened } from './history.ts'
import { recomputed } from './recomputed.ts'
import { countOpenOffers } from '../../server/modules/trading/swapOffer/findOffers.ts'

const trades = 5000
const people = 24

eachDatabase(
  '5,000 random trades, words and changed words leave the figures that a slow recomputation finds',
  async database => {
    const chance = chanceOf(20261122)
    const happened: Happened = { people: await settle(database, chance, people), trades: [], words: [] }
    for (let number = 0; number < trades; number++) {
      await trade(database, chance, happened, number)
      const at = new Date(begin.getTime() + number * 60_000 + 7_200_000)
      if (chance.below(5) < 3) await say(database, chance, happened, at)
      if (chance.below(5) === 0) await changeMind(database, chance, happened, at)
    }
    expect(happened.words.length).toBeGreaterThan(1500)

    for (const [number, { id }] of happened.people.entries()) {
      const person = await personNamed(database.db, `trader${number}`)
      if (!person) throw new Error(`trader${number} is gone`)
      const at = new Date('2027-01-01')
      const shown = await presentPerson({ openSwapOffers: countOpenOffers }, database.db, person, {
        viewer: { kind: 'visitor' },
        locale: 'en',
        at,
      })
      expect(shown).toMatchObject(recomputed(happened, id))
    }
  },
)
