import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserFaqPage } from '../../app/features/profile/UserFaqPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'

const meta = preview.meta({
  title: 'Pages/UserFaq',
  component: UserFaqPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const render = () => <StoryApp address="/user/faq" answers={{}} />

export const Loaded = meta.story({
  render,
  play: async context => {
    await loaded(context)
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'How reputation works' }),
    ).toBeVisible()
  },
})
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render,
  play: loaded,
})
