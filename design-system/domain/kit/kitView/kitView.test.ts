import { expect, it } from 'vitest'
import { kitAxes, readView, withChoices, type KitView } from './kitView.ts'

const usual: KitView = {
  theme: 'light',
  contrast: 'usual',
  density: 'usual',
  locale: 'ru',
  text: '100',
  motion: 'full',
}

it('is the usual view where an address says nothing, or nothing that we know', () => {
  expect(readView(new URLSearchParams(), usual)).toEqual(usual)
  expect(readView(new URLSearchParams('theme=sepia&text=175&locale=xx&density='), usual)).toEqual(usual)
})

it('is what an address says, each choice by itself', () => {
  const said = new URLSearchParams(
    'theme=dark&contrast=more&density=compact&locale=ar-XB&text=200&motion=off',
  )
  expect(readView(said, usual)).toEqual({
    theme: 'dark',
    contrast: 'more',
    density: 'compact',
    locale: 'ar-XB',
    text: '200',
    motion: 'off',
  })
  expect(readView(new URLSearchParams('text=150'), usual)).toEqual({ ...usual, text: '150' })
})

it('goes into an address and comes back, whatever is chosen', () => {
  for (const [axis, choices] of Object.entries(kitAxes))
    for (const choice of choices) {
      const view = { ...usual, [axis]: choice } as KitView
      expect(readView(withChoices(new URLSearchParams('from=letter'), view), usual)).toEqual(view)
    }
})

it('leaves alone what else an address says', () => {
  const next = withChoices(new URLSearchParams('from=letter&theme=light'), { theme: 'dark' })
  expect(next.toString()).toBe('from=letter&theme=dark')
})
