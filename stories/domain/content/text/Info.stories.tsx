import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InfoView } from '../../../../design-system/domain/content/text/info/InfoView.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyEvery, storyLegal, storyLive } from '../../support/content/storyTexts.ts'
import { lacksRole, tellsOfPress } from '../../../support/plays.ts'

const ready = (value = storyLegal('en')) => ({ status: 'ready', value, isStale: false }) as const

const meta = preview.meta({
  title: 'Domain/Content/InfoView',
  component: InfoView,
  decorators: [withStillLinks],
  globals: { viewport: { value: 'desktop' } },
  args: { content: ready(), live: storyLive },
})

/** A document of rules. */
export const Legal = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About this document' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  },
})

/** A page about this place, with every kind of block. */
export const About = meta.story({
  tags: ['visual'],
  args: { content: ready(storyEvery('en')) },
  play: lacksRole('region', { name: 'About this document' }),
})

/** With few parts nothing has to lead through it. */
export const Short = meta.story({
  args: { content: ready({ ...storyEvery('en'), blocks: storyEvery('en').blocks.slice(0, 3) }) },
  play: lacksRole('navigation'),
})

/** A document on its way has the shape of a text, without the box of what has to be known of it. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })

const onRetry = fn()
/** Rules that did not load are asked for again; no older version takes their place unasked. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

/** An address without a text leads on to the guide and to the questions. */
export const Missing = meta.story({ args: { content: { status: 'missing' } } })

/** Where the contents of a document stand when there is no column for them. */
export const OnTablet = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'tablet' } },
})

/** An earlier version, with the contents open. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { content: ready({ ...storyLegal('ru', 2) }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('На этой странице', { selector: 'summary' }))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
