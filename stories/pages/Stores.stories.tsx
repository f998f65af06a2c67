import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoresPage } from '../../app/features/merchant/store/StoresPage.tsx'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({ title: 'Pages/Stores', component: StoresPage, ...pageMeta })

const page = pageAt('/me/merchant', storeAnswers)

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expectLink(canvas, 'Night Market', '/me/merchant/view/01900000-0000-7000-8000-000000000003')
  }),
})
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
export const Loading = meta.story(page.loading('merchantAccounts'))
export const Empty = meta.story({
  render: page.with(storeAnswers([])),
  play: showsText('No stores yet'),
})
export const Failed = meta.story(page.failed('merchantAccounts'))
/** Nobody is logged in: the page is not shown. */
export const Forbidden = meta.story(page.forbidden(canvas => canvas.queryByRole('article')))
