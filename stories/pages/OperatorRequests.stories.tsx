import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { RequestsPage } from '../../app/features/operator/request/RequestsPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { deskAnswers } from './deskAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorRequests', component: RequestsPage, ...pageMeta })

const page = pageAt('/operator/requests', deskAnswers)

/** What another operator asks for can be approved or refused, what one asked for oneself only taken back. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Second pair of eyes' })).toBeVisible()
    await findVisible(canvas.findByText(/You asked: another operator decides/))
  }),
})

/** The same for a thumb, in longer words. */
export const OnPhoneInRussian = meta.story({ ...page.onPhoneInRussian })

/** The frame can be used while the page is on its way. */
export const Loading = meta.story({ ...page.loading('secondRequests'), play: showsText('Loading requests') })

/** Nobody waits for another operator. */
export const Empty = meta.story({
  render: page.with({ secondRequests: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('No requests')),
})

/** Only the page fails: one press asks again, and the frame stays. */
export const Failed = meta.story(page.failed('secondRequests'))

/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('Error 404, page not found'))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
