import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SwitchesPage } from '../../app/features/operator/switching/SwitchesPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { deskAnswers } from './deskAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorSwitches', component: SwitchesPage, ...pageMeta })

const page = pageAt('/operator/switches', deskAnswers)

/** What is on for everybody and what stands still, with who changed it last and why. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Flags and pauses' })).toBeVisible()
    await findVisible(canvas.findByText('Swaps with traders'))
  }),
})

/** The same for a thumb, in longer words. */
export const OnPhoneInRussian = meta.story({ ...page.onPhoneInRussian })

/** The frame can be used while the page is on its way. */
export const Loading = meta.story({
  ...page.loading('deskSwitches'),
  play: showsText('Loading flags and pauses'),
})

/** Only the page fails: one press asks again, and the frame stays. */
export const Failed = meta.story(page.failed('deskSwitches'))

/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('Error 404, page not found'))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
