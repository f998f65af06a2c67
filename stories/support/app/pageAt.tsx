import { expect, within } from 'storybook/test'
import { findVisible } from '../findVisible.ts'
import { asVisitor } from './bootAnswers.ts'
import { onPhone, pageParameters, pageSettled } from './currentExchange.ts'
import { loaded, showsRole } from '../plays.ts'
import { fault, noAnswer } from './failingAnswers.ts'
import { StoryApp } from './StoryApp.tsx'
import type { StoryAnswer, StoryAnswers } from './storyExchange.ts'

/** What the server says: the answers, or what makes them anew for every rendering, where they keep what was changed. */
type Given = StoryAnswers | (() => StoryAnswers)

type Canvas = ReturnType<typeof within>

interface Scene {
  readonly canvasElement: HTMLElement
}

/** What the stories of every page have in their meta. */
export const pageMeta = { parameters: pageParameters, afterEach: pageSettled } as const

/**
 * What the stories of a page have in common: its address, what the server usually says to it, and the states that every
 * page has. A story names the state and says itself only what is its own.
 */
export function pageAt(address: string, usual: Given = {}) {
  const at =
    (place: string, changed: Given = {}) =>
    () => <StoryApp address={place} answers={{ ...made(usual), ...made(changed) }} />
  const withAnswers = (changed: Given) => at(address, changed)
  const render = at(address)
  return {
    /** Renders it with its usual answers. */
    usual: render,
    /** Renders it with some answers changed. */
    with: withAnswers,
    /** Renders it at another of its addresses. */
    at,
    loaded: { render, play: loaded },
    inRussian: { globals: { locale: 'ru' }, render, play: loaded },
    onPhone: { globals: onPhone, render, play: loaded },
    onPhoneInRussian: { globals: { ...onPhone, locale: 'ru' }, render, play: loaded },
    /** The answer to these fields of the contract never comes. */
    loading: (...fields: readonly string[]) => ({ render: withAnswers(all(fields, noAnswer)) }),
    /** Asking for these fields fails, and the page offers to ask again. */
    failed: (...fields: readonly string[]) => ({
      render: withAnswers(all(fields, fault)),
      play: showsRole('button', { name: 'Try again' }),
    }),
    /** Nobody is logged in: the page asks to, and shows nothing of what is `closed`. */
    forbidden: (closed?: (canvas: Canvas) => HTMLElement | null) => ({
      render: withAnswers(asVisitor),
      play: async ({ canvasElement }: Scene) => {
        const canvas = within(canvasElement)
        await findVisible(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
        if (closed !== undefined) await expect(closed(canvas)).not.toBeInTheDocument()
      },
    }),
  }
}

const made = (given: Given): StoryAnswers => (typeof given === 'function' ? given() : given)

const all = (fields: readonly string[], answer: StoryAnswer): StoryAnswers =>
  Object.fromEntries(fields.map(field => [field, answer]))
