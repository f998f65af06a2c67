import { planFor, type Choice, type Plan } from './plan.ts'
import { changedFiles, readRepository } from './repository.ts'

interface AnyStep {
  readonly name: string
  readonly command: readonly [program: string, ...words: string[]]
}

/** Which files each step of `npm test` is about; a step without a row is a means to the others. */
const choices: Readonly<Record<string, (plan: Plan) => Choice>> = {
  unit: plan => plan.unit,
  stories: plan => plan.stories,
  'end to end': plan => plan.journeys,
}

/** What another step has to be there for. */
const means: Readonly<Record<string, readonly string[]>> = {
  'a browser': ['stories', 'end to end'],
  build: ['end to end'],
}

const isEmpty = (choice: Choice): boolean => choice !== 'all' && choice.length === 0

/** The steps that a plan asks for, each with its files. */
export function stepsOf<Step extends AnyStep>(steps: readonly Step[], plan: Plan): readonly Step[] {
  return steps.flatMap(step => {
    const needing = means[step.name] ?? [step.name]
    if (needing.every(name => isEmpty(choices[name]?.(plan) ?? 'all'))) return []
    const choice = choices[step.name]?.(plan) ?? 'all'
    return [choice === 'all' ? step : { ...step, command: [...step.command, ...choice] }]
  })
}

const inWords = (name: string, choice: Choice): string =>
  `${name}: ${choice === 'all' ? 'all' : choice.length === 0 ? 'nothing' : `${choice.length} files`}`

/**
 * `npm test -- --changed`: of these steps those that what was changed on this branch can touch, and says which and why. The whole
 * run stays the proof: this one is for between.
 */
export function onlyChanged<Step extends AnyStep>(
  steps: readonly Step[],
  say: (line: string) => void = console.log,
): readonly Step[] {
  const changed = changedFiles()
  if (changed === null) {
    say('Git cannot tell what has changed here: everything runs.')
    return steps
  }
  const { files, graph } = readRepository()
  const plan = planFor(changed, files, graph)
  say(`Changed on this branch: ${changed.length} files.`)
  for (const reason of plan.reasons) say(`  ${reason}`)
  say(
    `Runs ${Object.entries(choices)
      .map(([name, choiceOf]) => inWords(name, choiceOf(plan)))
      .join(' · ')}. The whole: npm test`,
  )
  return stepsOf(steps, plan)
}
