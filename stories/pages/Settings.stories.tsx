import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SettingsPage } from '../../app/features/setting/SettingsPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { blockedAnswer, settingAnswers } from './settingAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Settings',
  component: SettingsPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, differs: Parameters<typeof settingAnswers>[0] = {}) =>
  () => <StoryApp address="/settings" answers={{ ...settingAnswers(differs), ...changed }} />

export const Loaded = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    const ads = within(await canvas.findByRole('region', { name: 'Your ads' }))
    await userEvent.click(ads.getByRole('switch', { name: /Ads to buy/ }))
    await shown(ads.findByText('Saved'))
    await expect(ads.getByText(/Nobody finds your ads to buy/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Unblock slow_payer' })).toBeVisible()
  },
})

export const InRussian = meta.story({ globals: { locale: 'ru' }, render: at(), play: loaded })
export const OnPhone = meta.story({ globals: onPhone, render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})

export const Loading = meta.story({ render: at({ profileSettings: never, bannedUsers: never }) })

/** Nobody is blocked, and everything else is as it was on the first day. */
export const Empty = meta.story({
  render: at({ bannedUsers: () => ({ ...blockedAnswer, bannedUsers: [] }) }),
  play: async context => {
    await loaded(context)
    await expect(await context.canvas.findByText('You have not blocked anybody')).toBeVisible()
  },
})

export const Failed = meta.story({
  render: at({ profileSettings: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
    await expect(canvas.queryByText('Your ads')).not.toBeInTheDocument()
  },
})

export const Unblocks = meta.story({
  render: at({
    unblock: ({ id }: { id: string }) => {
      if (id === 'slow_payer') return { isDone: true }
      throw refused(404, 'not_found')
    },
  }),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    const buttonOf = (name: string) => canvas.queryByRole('button', { name: `Unblock ${name}` })
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock slow_payer' }))
    await waitFor(() => expect(buttonOf('slow_payer')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Марина_К' }))
    await shown(screen.findByText('There is nothing here.'))
    await waitFor(() => expect(buttonOf('Марина_К')).toBeVisible())
  },
})

export const CannotBeDeletedYet = meta.story({
  render: at({}, { deletionObstacles: ['balance', 'trades'] }),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    const wallet = await canvas.findByRole('link', { name: 'Open wallet' })
    await expect(wallet).toHaveAttribute('href', '/wallet')
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument()
  },
})

/** A trade was opened after the page was: the server's word counts, and the page says it. */
export const RefusesToBeDeleted = meta.story({
  render: at({
    deleteMe: () => {
      const error = refused(422, 'deletion_refused')
      Object.assign(error.extensions, { metadata: { obstacles: ['trades'] } })
      throw error
    },
  }),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await shown(screen.findByRole('alertdialog')))
    for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.type(dialog.getByRole('textbox', { name: /Type your user name/ }), 'kunle_o')
    await userEvent.type(dialog.getByLabelText('Password'), 'right')
    await userEvent.click(dialog.getByRole('button', { name: /^Delete kunle_o/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await shown(canvas.findByText('You have open trades.'))
    await shown(screen.findByText('Your account cannot be deleted yet.'))
  },
})
