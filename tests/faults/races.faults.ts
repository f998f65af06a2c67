import { expect, it } from 'vitest'
import { raceRounds } from '../contract/race/rounds.ts'
import { databaseKinds, startFreshSouk } from '../support/freshSouk.ts'

/** So many seeds on each database: `RACE_ROUNDS=1000 npm run test:faults` for the long run. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 200)

it.for(databaseKinds)(
  `release, cancel, dispute, ruling and time have one winner in each of ${rounds} rounds, on %s`,
  async (kind, context) => {
    const souk = await startFreshSouk(kind)
    if (!souk) {
      context.skip('PostgreSQL is not installed')
      return
    }
    const wrong = await raceRounds(souk, { from: 1000, count: rounds })
    const faults = souk.faults
    await souk.close()
    expect(wrong).toEqual([])
    expect(faults).toEqual([])
  },
)
