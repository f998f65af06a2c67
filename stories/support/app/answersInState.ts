import { dataSet } from '../view/dataSet.ts'
import { bootAnswers } from './bootAnswers.ts'
import { fault, noAnswer } from './failingAnswers.ts'
import type { StoryAnswer, StoryAnswers } from './storyExchange.ts'

const states: Readonly<Partial<Record<ReturnType<typeof dataSet>, StoryAnswer>>> = {
  waiting: noAnswer,
  failing: fault,
}

/** What a page asks for beside the boot of the app, in the state that the toolbar says: answered, not yet, or not at all. */
export function inState(answers: StoryAnswers): StoryAnswers {
  const state = states[dataSet()]
  if (state === undefined) return answers
  return Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [
      field,
      Object.hasOwn(bootAnswers, field) ? answer : state,
    ]),
  )
}
