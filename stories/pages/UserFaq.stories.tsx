import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserFaqPage } from '../../app/features/profile/UserFaqPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'

const meta = preview.meta({ title: 'Pages/UserFaq', component: UserFaqPage, ...pageMeta })

const page = pageAt('/user/faq')

export const Loaded = meta.story({
  render: page.usual,
  play: async context => {
    await loaded(context)
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'How reputation works' }),
    ).toBeVisible()
  },
})
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
