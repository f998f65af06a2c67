/// <reference types="vite/client" />
import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { applyTheme, type Theme } from '../../design-system/theme/theme.ts'

/** The rules of axe that a theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

interface StoryContext {
  task: { result?: { state?: string } }
  story?: { parameters?: { a11y?: { test?: string; config?: axe.Spec } } }
}

/** Shows a theme as a story's frame does: overlays hang on the document, the story on its frame. */
function show(theme: Theme): void {
  applyTheme(document.documentElement, theme)
  const frame = document.querySelector<HTMLElement>('[data-visual-root]')
  if (frame) applyTheme(frame, theme)
}

/**
 * Another theme changes colours and nothing else: a story that has been played in one is asked about its colours in the
 * other where it stands, and need not be played again.
 */
afterEach(async context => {
  const { task, story } = context as unknown as StoryContext
  const other = import.meta.env['VITE_OTHER_THEME'] as Theme | undefined
  const { test, config = {} } = story?.parameters?.a11y ?? {}
  if (!other || !story || task.result?.state === 'fail' || test === 'off') return
  show(other)
  axe.reset()
  axe.configure(config)
  const { violations } = await axe.run(
    { include: document.body, exclude: ['#storybook-highlights-root'] },
    { runOnly: rulesOfColour, resultTypes: ['violations'] },
  )
  show(other === 'dark' ? 'light' : 'dark')
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.failureSummary) }))
  expect(found, `Colours in the ${other} theme`).toEqual([])
})
