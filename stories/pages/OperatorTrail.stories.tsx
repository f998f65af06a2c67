import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TrailPage } from '../../app/features/operator/trail/TrailPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { deskAnswers } from './deskAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorTrail', component: TrailPage, ...pageMeta })

const page = pageAt('/operator/trail', deskAnswers)

/** Deeds as sentences, under what narrows them and the check of all of them. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible()
    await findVisible(canvas.findByText('money held: no, now yes'))
  }),
})

/** The same for a thumb, in longer words. */
export const OnPhoneInRussian = meta.story({ ...page.onPhoneInRussian })

/** The frame can be used while the page is on its way. */
export const Loading = meta.story({ ...page.loading('auditEntries'), play: showsText('Loading the trail') })

/** A filter that finds nothing says so, and stays. */
export const Empty = meta.story({
  render: page.at('/operator/trail?deed=ban'),
  play: onceLoaded(showsText('No entry is like that')),
})

/** The whole trail is read when somebody asks, and says what that came to. */
export const Checked = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the whole trail' }))
    await findVisible(canvas.findByText('All 512 entries are as they were written.'))
  }),
})

/** Only the page fails: one press asks again, and the frame stays. */
export const Failed = meta.story(page.failed('auditEntries'))

/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('Error 404, page not found'))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
