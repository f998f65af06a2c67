import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SettingsPage } from '../../app/features/setting/SettingsPage.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded } from '../support/plays.ts'
import { blockedAnswer, settingAnswers } from './settingAnswers.ts'

const meta = preview.meta({ title: 'Pages/Settings', component: SettingsPage, ...pageMeta })

const page = pageAt('/settings', settingAnswers)

/** A switch is saved by itself and says what it changes for others; people one has blocked can be unblocked here. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const ads = within(await canvas.findByRole('region', { name: 'Your ads' }))
    await userEvent.click(ads.getByRole('switch', { name: /Ads to buy/ }))
    await findVisible(ads.findByText('Saved'))
    await expect(ads.getByText(/Nobody finds your ads to buy/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Unblock slow_payer' })).toBeVisible()
  }),
})

/** The index of sections and their switches in Russian at the width of a desktop. */
export const InRussian = meta.story(page.inRussian)
/** All sections of the settings in one column on a phone, in the order of the index. */
export const OnPhone = meta.story(page.onPhone)
/** Long Russian labels wrap beside their switches on a phone and do not push them out. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)

/** The index of sections is there to find one's way while the cards hold their places. */
export const Loading = meta.story(page.loading('profileSettings', 'bannedUsers'))

/** Nobody is blocked, and everything else is as it was on the first day. */
export const Empty = meta.story({
  render: page.with({ bannedUsers: () => ({ ...blockedAnswer, bannedUsers: [] }) }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByText('You have not blocked anybody')).toBeVisible()
  }),
})

/** No switch is shown in a state that nobody knows: the page asks again as a whole. */
export const Failed = meta.story(page.failed('profileSettings'))

/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden(canvas => canvas.queryByText('Your ads')))

/** An unblocked person leaves the list at once and comes back where the server refuses. */
export const Unblocks = meta.story({
  render: page.with({
    unblock: ({ id }: { id: string }) => {
      if (id === 'slow_payer') return { isDone: true }
      throw refusal(404, 'not_found')
    },
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const buttonOf = (name: string) => canvas.queryByRole('button', { name: `Unblock ${name}` })
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock slow_payer' }))
    await waitFor(() => expect(buttonOf('slow_payer')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Марина_К' }))
    await findVisible(screen.findByText('There is nothing here.'))
    await waitFor(() => expect(buttonOf('Марина_К')).toBeVisible())
  }),
})

/** Coins or open trades stand in the way: the page leads to them instead of offering to delete. */
export const CannotBeDeletedYet = meta.story({
  render: page.with(() => settingAnswers({ deletionObstacles: ['balance', 'trades'] })),
  play: onceLoaded(async ({ canvas }) => {
    const wallet = await canvas.findByRole('link', { name: 'Open wallet' })
    await expect(wallet).toHaveAttribute('href', '/wallet')
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument()
  }),
})

/** A trade was opened after the page was: the server's word counts, and the page says it. */
export const RefusesToBeDeleted = meta.story({
  render: page.with({
    deleteMe: () => {
      const error = refusal(422, 'deletion_refused')
      Object.assign(error.extensions, { metadata: { obstacles: ['trades'] } })
      throw error
    },
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await findVisible(screen.findByRole('alertdialog')))
    for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.type(dialog.getByRole('textbox', { name: /Type your user name/ }), 'kunle_o')
    await userEvent.type(dialog.getByLabelText('Password'), 'right')
    await userEvent.click(dialog.getByRole('button', { name: /^Delete kunle_o/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await findVisible(canvas.findByText('You have open trades.'))
    await findVisible(screen.findByText('Your account cannot be deleted yet.'))
  }),
})
