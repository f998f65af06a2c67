/// <reference types="vite/client" />
import { afterEach, expect } from 'vitest'
import { judge, type KeyboardParameters } from './keyboard/exceptions.ts'
import { settled } from './keyboard/settled.ts'
import { walkStory } from './keyboard/walk.ts'

interface StoryContext {
  task: { result?: { state?: string }; meta: { storyId?: string } }
  story?: { parameters?: { keyboard?: KeyboardParameters } }
}

/**
 * Walks through every story by keys alone, as its play has left it: with a dialog that a play has opened, with the faults of a form that
 * it has sent. What the story shows must be come to, seen, named and left by keys.
 */
afterEach(async context => {
  const { task, story } = context as unknown as StoryContext
  if (!story || task.result?.state === 'fail') return
  await settled()
  const keyboard = story.parameters?.keyboard ?? {}
  const found = await walkStory(keyboard.stops)
  expect(judge(found, keyboard), `By keys alone, ${task.meta.storyId}`).toEqual([])
})
