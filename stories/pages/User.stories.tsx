import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserPage } from '../../app/features/profile/UserPage.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { tell } from '../support/app/currentExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { newcomerAnswers, userAnswers } from './userAnswers.ts'

const meta = preview.meta({ title: 'Pages/User', component: UserPage, ...pageMeta })

const page = pageAt('/user/lagoscoin', userAnswers)

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: /lagoscoin/ }))
    await expect(document.title).toMatch(/^lagoscoin/)
    await expectLink(canvas, 'How reputation works', '/user/faq')
    await findVisible(canvas.findByText(/3 completed trades, 1 cancelled/))
    const notes = await canvas.findByRole('textbox', { name: /Notes about lagoscoin/ })
    await userEvent.type(notes, ' Quick.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }))
    await findVisible(canvas.findByText(/^Saved /))
  }),
})

export const InRussian = meta.story(page.inRussian)
export const OnPhone = meta.story(page.onPhone)
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

export const Loading = meta.story(page.loading('profile'))

/** Somebody of whom nothing is known yet. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.at('/user/newcomer', newcomerAnswers),
  play: onceLoaded(
    showsText(
      'Opened 3 days ago. Trade small amounts first.',
      'newcomer has no offers now',
      'This would be your first trade with newcomer.',
    ),
  ),
})

export const Failed = meta.story(page.failed('profile'))

/** A suspended account that has blocked the viewer: what is public stays readable, and it says why nothing can be opened. */
export const Forbidden = meta.story({
  render: page.with(() => userAnswers({ standing: 'suspended', hasBlocked: true, offersCount: 0 })),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('This account is suspended.'))
    await expect(canvas.getByText("You've been banned by the trader")).toBeVisible()
  }),
})

/** Nobody is logged in: all that is public, and nothing personal. */
export const ToVisitors = meta.story({
  render: page.with(() => ({ ...userAnswers({ history: null }), ...asVisitor })),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: /lagoscoin/ }))
    await expect(canvas.queryByText('Between you')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Your notes')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument()
  }),
})

export const OnesOwn = meta.story({
  render: page.with(() =>
    userAnswers({ userName: 'kunle_o', isOwn: true, phone: '+234 801 234 5678', history: null }),
  ),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('This is how others see you.'))
    await expect(canvas.getByText('+234 801 234 5678')).toBeVisible()
    await expectLink(canvas, 'Edit profile', '/profile')
    await expect(canvas.queryByText('Your notes')).not.toBeInTheDocument()
  }),
})

export const Nobody = meta.story({
  render: page.with({
    profile: () => {
      throw refusal(404, 'not_found')
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
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Block' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Block lagoscoin?' })))
    await userEvent.click(dialog.getByRole('button', { name: 'Block lagoscoin' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await findVisible(canvas.findByText('You have blocked lagoscoin.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }))
    await waitFor(() => expect(canvas.queryByText('You have blocked lagoscoin.')).not.toBeInTheDocument())
  }),
})

export const FollowsPresence = meta.story({
  render: page.with(() => userAnswers({ isOnline: false, lastOnlineAt: null })),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Offline'))
    tell('personChanged', {
      __typename: 'PersonChangedEvent',
      isOnline: true,
      lastOnlineAt: null,
      isChanged: false,
    })
    await findVisible(canvas.findByText('Online now'))
  }),
})
