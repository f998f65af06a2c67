import { attribute, conflict, mineSome, passTime, reorganise, resend, sendDeposit } from './chainActs.ts'
import {
  cancel,
  decideLater,
  openATrade,
  stepATrade,
  suspend,
  swap,
  swapAtOffer,
  withdraw,
} from './moneyActs.ts'
import type { Stage } from './stage.ts'

type Act = (stage: Stage) => Promise<void>

/** What may happen while somebody else does something, and how often it does. */
const moneyActs = [
  [withdraw, 8],
  [decideLater, 3],
  [cancel, 2],
  [swap, 4],
  [swapAtOffer, 3],
  [openATrade, 3],
  [stepATrade, 6],
] as const satisfies readonly (readonly [Act, number])[]

/** One after the other: the model of a chain has an order. */
const acts = [
  ...moneyActs,
  [sendDeposit, 8],
  [mineSome, 9],
  [reorganise, 7],
  [conflict, 3],
  [resend, 3],
  [attribute, 2],
  [suspend, 1],
  [passTime, 8],
] as const satisfies readonly (readonly [Act, number])[]

const drawn = (from: readonly (readonly [Act, number])[]): Act[] =>
  from.flatMap(([act, weight]) => Array.from({ length: weight }, () => act))
const [anyAct, anyMoneyAct] = [drawn(acts), drawn(moneyActs)] as [[Act, ...Act[]], [Act, ...Act[]]]

/** One moment of the play: one thing, or three at once. Answers how many. */
export async function playOn(stage: Stage): Promise<number> {
  const { chance } = stage
  const chosen = chance.below(8) === 0 ? [1, 2, 3].map(() => chance.pick(anyMoneyAct)) : [chance.pick(anyAct)]
  for (const act of chosen) stage.count(`${act.name}()`)
  await Promise.all(chosen.map(act => act(stage)))
  return chosen.length
}
