/// <reference types="vite/client" />
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { pictureTag } from './pictureTag.ts'

/** Overlays are drawn at the end of the body, outside the story's root: they need the whole page. */
const overlays =
  '[role=dialog],[role=alertdialog],[role=listbox],[role=menu],[data-toasts]:not([data-placement=inline])'

/** Storybook gives the tests that hang on a story its tags, and one of its own: the story's picture is enough. */
const isPictured = (tags: readonly string[] = []): boolean =>
  tags.includes(pictureTag) && !tags.includes('test-fn')

/** An image below the fold loads only when it is scrolled to: nobody scrolls here. */
function decoded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager'
  return image.decode()
}

interface StoryContext {
  task: { result?: { state?: string }; meta: { storyId?: string } }
  story?: { tags?: readonly string[] }
}

// A story begins at the top of its page, wherever the one before it had scrolled to.
beforeEach(() => window.scrollTo(0, 0))

// Runs after each story's test, while the story is still mounted.
afterEach(async context => {
  const { task, story } = context as unknown as StoryContext
  if (!import.meta.env['VITE_VISUAL'] || task.result?.state === 'fail' || !isPictured(story?.tags)) return
  await document.fonts.ready
  await Promise.all([...document.images].map(decoded))
  const root = document.querySelector<HTMLElement>('[data-visual-root]')
  const subject =
    root === null || document.querySelector(overlays) !== null ? page : page.elementLocator(root)
  // A page always from its top: a field that was typed into may have been scrolled to, by how fast the page stood.
  if (subject === page) window.scrollTo(0, 0)
  await expect(subject).toMatchScreenshot(task.meta.storyId ?? 'story')
})
