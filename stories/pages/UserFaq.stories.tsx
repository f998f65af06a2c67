import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserFaqPage } from '../../app/features/profile/UserFaqPage.tsx'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded } from '../support/plays.ts'

const meta = preview.meta({ title: 'Pages/UserFaq', component: UserFaqPage, ...pageMeta })

const page = pageAt('/user/faq')

/** What counts for a reputation and what does not: an index on top, each rule in two paragraphs. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How reputation works' })).toBeVisible()
  }),
})
/** The rules of reputation to be read on a phone, in Russian: the index wraps, lines stay short. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
