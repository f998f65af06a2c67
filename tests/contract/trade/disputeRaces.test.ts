import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, startFreshSouk } from '../../support/freshSouk.ts'
import type { TestSouk } from '../../support/souk.ts'
import { layTracks, raceAtMoments, type RaceTrack } from '../race/moments.ts'

/**
 * Of both databases together a thousand, most of them on PostgreSQL, where races run beside each other; the embedded database has
 * one session, and nothing to gain from more tracks. Where PostgreSQL is not installed, it runs them all.
 */
const plans = {
  embedded: { tracks: 1, firstSeeds: [0] },
  postgres: { tracks: 4, firstSeeds: [100, 200, 300, 400, 500, 600, 700, 800, 900] },
} as const
const count = 100

describe.each(databaseKinds)('release, cancel, undo, dispute, ruling and time at one moment, on %s', kind => {
  let souk: TestSouk
  let tracks: readonly RaceTrack[]

  beforeAll(async () => {
    const wanted = await startFreshSouk(kind)
    souk = wanted ?? (await startFreshSouk())
    tracks = await layTracks(souk, wanted ? plans[kind].tracks : plans.embedded.tracks)
  })
  afterAll(async () => {
    const { faults } = souk
    await souk.close()
    expect(faults).toEqual([])
  })

  it.for(plans[kind].firstSeeds)(
    'have one winner in each of a hundred races from seed %i on, and leave every coin where it belongs',
    { timeout: 30_000 },
    async from => {
      expect(await raceAtMoments(tracks, { from, count })).toEqual([])
    },
  )
})
