import { expect, vi } from 'vitest'
import { chanceOf } from '../support/time/chance.ts'
import { eachDatabase } from '../support/database.ts'
import { compareAll, comparePages, compareShares, payAll } from './affiliate/checks.ts'
import { claim, ruleOnClaim } from './affiliate/claiming.ts'
import { bonus, cashback, payOut } from './affiliate/paying.ts'
import { ban, confirm, leave, newTerms, signUp } from './affiliate/people.ts'
import { move, open, race, swap, swapWithHouse } from './affiliate/trading.ts'
import { World, type Planned, type Step } from './affiliate/world.ts'

const fewActions = 600
/** So many actions, and by `$AFFILIATE_ACTIONS` more: a million are for PostgreSQL alone (`-t postgres`). */
const actions = Number(process.env['AFFILIATE_ACTIONS'] ?? fewActions)
const mostAtOnce = 12
const mostPeople = 4000
/** How long all of it takes, whatever the number: terms that are kept for a year run out. */
const span = 1000 * 86_400_000
const seed = 21

vi.setConfig({ testTimeout: 180_000 + actions * 60 })

/** By their weights. What changes for whom money goes is done alone, and what hangs on what was done just before it. */
const steps: readonly (readonly [weight: number, step: Step])[] = [
  [240, open],
  [500, move],
  [60, race],
  [140, swap],
  [20, swapWithHouse],
  [30, claim],
  [30, ruleOnClaim],
  [80, payOut],
  [60, cashback],
  [60, confirm],
  [50, bonus],
  [60, ban],
]
const alone: ReadonlySet<Step> = new Set([bonus, cashback, confirm, ban, leave, newTerms])
const draws = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step)) as [
  Step,
  ...Step[],
]

/** People come and go and terms change all the while, but of a million actions few are that. */
const sparse: readonly (readonly [times: number, step: Step])[] = [
  [Math.min(actions / 5, mostPeople), signUp],
  [Math.min(actions / 100, 60), newTerms],
  [Math.min(actions / 50, mostPeople / 10), leave],
]

function draw({ chance }: World): Step {
  const rare = sparse.find(([times]) => chance.below(actions) < times)
  return rare?.[1] ?? chance.pick(draws)
}

/** Time goes on by moments, and leaps at times. */
function tick({ chance, now }: World): Date {
  const rounds = (actions * 2) / mostAtOnce
  const leaps = Math.max(rounds / 50, 10)
  const leap = chance.below(Math.ceil(rounds)) < leaps ? chance.below(Math.ceil((2 * span) / leaps)) : 0
  return new Date(now.getTime() + leap + chance.pick([1, 1000, 30_000, 300_000]))
}

async function carryOut(planned: readonly Planned[]): Promise<void> {
  for (const follow of await Promise.all(planned.map(begin => begin()))) follow()
}

/** Some actions at one time; what is done alone comes after them. Answers how many. */
async function round(world: World, most: number): Promise<number> {
  world.now = tick(world)
  const planned: Planned[] = []
  const size = Math.min(most, 1 + world.chance.below(mostAtOnce))
  while (planned.length < size) {
    const step = draw(world)
    if (alone.has(step)) {
      await carryOut(planned)
      const last = step(world)
      if (last) await carryOut([last])
      return planned.length + (last ? 1 : 0)
    }
    const next = step(world)
    if (next) planned.push(next)
  }
  await carryOut(planned)
  return planned.length
}

/** What is there whatever the chance, and what is there among thousands: else the numbers prove little. */
const expected = ['complete', 'swap', 'payout', 'race']
const expectedOfMany = [
  'ruleForBuyer',
  'ruleForSeller',
  'cancel',
  'graceRanOut',
  'left',
  'concede',
  'disputeWindowRanOut',
  'swap that failed',
  'claim for the buyer',
  'claim for the seller',
  'cashback',
  'bonus paid',
  'bonus refused',
  'tie',
  'new terms',
  'could not leave',
  'came by a code of nobody',
]

const toldEvery = 10_000

/** How far a long run is. */
function tell({ model, living, happened }: World, done: number): void {
  if (actions < toldEvery) return
  const counts = Array.from(happened, ([what, times]) => `${what} ${times}`).join(', ')
  const line = `${done} actions in ${process.uptime().toFixed(0)} s, ${model.people.length} people, ${living.length} living; ${counts}`
  process.stderr.write(`${line}\n`)
}

eachDatabase(
  'whatever happens in a tree, shares are what plain arithmetic says, to the unit',
  async database => {
    const world = await World.open(database, chanceOf(seed))
    for (let person = 0; person < 4; person++) await carryOut([signUp(world)].filter(step => step !== null))
    // Ever rarer: it reads all rows.
    let [check, told] = [64, 0]
    for (let done = 0; done < actions;) {
      done += await round(world, actions - done)
      await compareShares(world)
      if (done >= told + toldEvery) tell(world, (told = done))
      if (done < check) continue
      await compareAll(world)
      check *= 2
    }
    await payAll(world)
    await compareAll(world)
    await comparePages(world, 200)
    tell(world, actions)
    expect([...world.happened.keys()]).toEqual(
      expect.arrayContaining([...expected, ...(actions < 5000 ? [] : expectedOfMany)]),
    )
  },
)
