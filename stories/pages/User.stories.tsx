import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserPage } from '../../app/features/profile/UserPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { refused } from '../support/app/refused.ts'
import { tell } from '../support/app/currentExchange.ts'
import { shown } from '../support/shown.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { newcomerAnswers, userAnswers } from './userAnswers.ts'

const meta = preview.meta({ title: 'Pages/User', component: UserPage, ...pageMeta })

const page = pageAt('/user/lagoscoin', userAnswers)

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await shown(canvas.findByRole('heading', { level: 1, name: /lagoscoin/ }))
    await expect(document.title).toMatch(/^lagoscoin/)
    await expect(canvas.getByRole('link', { name: 'How reputation works' })).toHaveAttribute(
      'href',
      '/user/faq',
    )
    await shown(canvas.findByText(/3 completed trades, 1 cancelled/))
    const notes = await canvas.findByRole('textbox', { name: /Notes about lagoscoin/ })
    await userEvent.type(notes, ' Quick.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }))
    await shown(canvas.findByText(/^Saved /))
  },
})

export const InRussian = meta.story(page.inRussian)
export const OnPhone = meta.story(page.onPhone)
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

export const Loading = meta.story(page.loading('profile'))

/** Somebody of whom nothing is known yet. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.at('/user/newcomer', newcomerAnswers),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByText('Opened 3 days ago. Trade small amounts first.'))
    await expect(canvas.getByText('newcomer has no offers now')).toBeVisible()
    await shown(canvas.findByText('This would be your first trade with newcomer.'))
  },
})

export const Failed = meta.story(page.failed('profile'))

/** A suspended account that has blocked the viewer: what is public stays readable, and it says why nothing can be opened. */
export const Forbidden = meta.story({
  render: page.with(() => userAnswers({ standing: 'suspended', hasBlocked: true, offersCount: 0 })),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByText('This account is suspended.'))
    await expect(canvas.getByText("You've been banned by the trader")).toBeVisible()
  },
})

/** Nobody is logged in: all that is public, and nothing personal. */
export const ToVisitors = meta.story({
  render: page.with(() => ({ ...userAnswers({ history: null }), ...asVisitor })),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByRole('heading', { level: 1, name: /lagoscoin/ }))
    await expect(canvas.queryByText('Between you')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Your notes')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument()
  },
})

export const OnesOwn = meta.story({
  render: page.with(() =>
    userAnswers({ userName: 'kunle_o', isOwn: true, phone: '+234 801 234 5678', history: null }),
  ),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByText('This is how others see you.'))
    await expect(canvas.getByText('+234 801 234 5678')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile')
    await expect(canvas.queryByText('Your notes')).not.toBeInTheDocument()
  },
})

export const Nobody = meta.story({
  render: page.with({
    profile: () => {
      throw refused(404, 'not_found')
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There is nobody called lagoscoin' }),
    ).toBeVisible()
  },
})

export const BlocksAndUnblocks = meta.story({
  render: page.usual,
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Block' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: 'Block lagoscoin?' })))
    await userEvent.click(dialog.getByRole('button', { name: 'Block lagoscoin' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await shown(canvas.findByText('You have blocked lagoscoin.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }))
    await waitFor(() => expect(canvas.queryByText('You have blocked lagoscoin.')).not.toBeInTheDocument())
  },
})

export const FollowsPresence = meta.story({
  render: page.with(() => userAnswers({ isOnline: false, lastOnlineAt: null })),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByText('Offline'))
    tell('personChanged', {
      __typename: 'PersonChangedEvent',
      isOnline: true,
      lastOnlineAt: null,
      isChanged: false,
    })
    await shown(canvas.findByText('Online now'))
  },
})
