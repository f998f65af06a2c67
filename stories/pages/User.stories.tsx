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

/** A trader as others judge them: reputation, past trades with the viewer, and notes that only the viewer reads. */
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

/** Facts and warnings of a profile in Russian, with its offers and feedback, on a wide screen. */
export const InRussian = meta.story(page.inRussian)
/** The profile in one column on a phone: who it is comes first, then what to know before a trade. */
export const OnPhone = meta.story(page.onPhone)
/** Reputation, time of the trader's place and warnings on a phone with their Russian words. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** Head and cards of a profile hold their places, the side too, until it is known whether there is such a person. */
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

/** A fault of the service does not say that there is nobody of that name: it can be tried again. */
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

/** One's own profile is shown as others see it, but for the phone number, and leads to editing it. */
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

/** A name that nobody has is told by that name, so that a typing error is seen. */
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

/** Blocking is asked about first, is said on the page as long as it lasts, and is taken back by one press. */
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

/** Whether a trader is online changes on the page as soon as the server tells it. */
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
