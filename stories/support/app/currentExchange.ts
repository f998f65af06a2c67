import { expect, waitFor } from 'storybook/test'
import { wholePage } from '../../../tests/support/browser/axeRules.ts'
import type { StoryExchange } from './storyExchange.ts'

let current: StoryExchange | null = null

/** The gateway of the page that is being rendered is the one that the story's play speaks of from now on. */
export const makeCurrent = (exchange: StoryExchange): void => {
  current = exchange
}

/** Tells an event to the page on screen, as the server does over the socket. */
export const tell: StoryExchange['tell'] = (field, event) => current?.tell(field, event)

/** `parameters` of every story of a page: as wide as the window, and alone in its frame where several are documented. */
export const pageParameters = {
  layout: 'fullscreen',
  a11y: wholePage,
  docs: { story: { inline: false, height: '900px' } },
} as const

export const onPhone = { viewport: { value: 'phone' } }

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

/**
 * `afterEach` of every story of a page, before axe looks and the picture is taken: the page is on screen, everything that
 * has an answer is answered, and nothing was asked that the story knows no answer to.
 */
export async function pageSettled({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('main > *')).not.toBeNull(), { timeout: 5000 })
  // The full footer comes after the page; a picture of the page has it.
  const place = canvasElement.querySelector('[data-part="footer"]')
  if (place !== null) await waitFor(() => expect(place.firstElementChild).not.toBeNull(), { timeout: 10_000 })
  await settled()
  await expect([...(current?.unanswered ?? [])]).toEqual([])
}

/** An answer may lead to the next question: it is over when none is asked while the page draws it. */
async function settled(): Promise<void> {
  await waitFor(() => expect(current?.waiting() ?? 0).toBe(0), { timeout: 5000 })
  await frame()
  await frame()
  if (current !== null && current.waiting() > 0) await settled()
}
