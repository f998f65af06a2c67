import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { MePage } from '../../app/features/me/MePage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded } from '../support/plays.ts'
import { settingAnswers } from './settingAnswers.ts'

const meta = preview.meta({ title: 'Pages/Me', component: MePage, ...pageMeta })

const page = pageAt('/me', settingAnswers)

/** The ways to everything that is the viewer's own, each with what waits there, from one page. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: /kunle_o/ }))
    for (const [name, href] of [
      [/^Profile/, '/profile'],
      [/^Settings/, '/settings'],
      [/^Security/, '/security/kunle_o'],
    ] as const)
      await expect(canvas.getAllByRole('link', { name })[0]).toHaveAttribute('href', href)
  }),
})

/** Names and notes of the viewer's places in Russian on a wide screen. */
export const InRussian = meta.story(page.inRussian)
/** The page behind the last tab of a phone: who is logged in, then the rows of their places. */
export const OnPhone = meta.story(page.onPhone)
/** Rows with longer Russian names and notes, each still one target for a thumb. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)

/** As many rows as there will be places hold theirs, so the list does not jump under a finger. */
export const Loading = meta.story(page.loading('me'))

/** Somebody on their first day: nothing waits. */
export const Empty = meta.story({
  render: page.with({
    me: () => ({
      ...storyViewer,
      isIdentityVerified: false,
      tradesCount: 0,
      activeTradesCount: 0,
      notificationsCount: 0,
      balance: { amount: '0', asset: 'USD' },
    }),
  }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByText('0 trades')).toBeVisible()
  }),
})

/** The rows of places need what waits in each, so none is shown without it: the page asks again as a whole. */
export const Failed = meta.story(page.failed('me'))

/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden(canvas => canvas.queryByText('kunle_o')))
