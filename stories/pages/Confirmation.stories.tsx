import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ConfirmationPage } from '../../app/features/auth/ConfirmationPage.tsx'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { asVisitor, storyViewer } from '../support/app/bootAnswers.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { showsRole } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/Confirmation', component: ConfirmationPage, ...pageMeta })

const confirmed = () => ({ email: 'kunle@souk.test', isMine: false })
const refusing = (code: string) => () => {
  throw refusal(409, code, { token: ['It was refused.'] })
}
const unconfirmed = {
  validateToken: () => ({ isValid: true, me: { ...storyViewer, isEmailConfirmed: false } }),
}
const page = pageAt('/sign-up/confirmation/aW5fYV9sZXR0ZXI', { ...asVisitor, confirmEmail: confirmed })

/** The letter's link is used by opening it: a visitor is told so and led to the log-in. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'The address is confirmed' }),
    ).toBeVisible()
    await expect(canvas.getByRole('main').querySelector('a')).toHaveAttribute('href', '/email/log-in')
    await expect(document.title).toMatch(/^E-mail confirmation/)
  },
})
/** A link that is being checked is neither confirmed nor refused yet, and says that it is checked. */
export const Loading = meta.story({
  ...page.loading('confirmEmail'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the link')).toBeInTheDocument()
  },
})
/** Somebody without a link. */
export const Empty = meta.story({
  render: () => <StoryApp address="/sign-up/confirmation/opened" answers={asVisitor} />,
  play: showsRole('heading', { name: 'This link is invalid' }),
})
/** A service that does not answer does not use the link up: the same link can be tried again. */
export const Failed = meta.story(page.failed('confirmEmail'))
/** The address belongs to another account by now: that is said in its own words, not as a broken link. */
export const Forbidden = meta.story({
  render: page.with({ confirmEmail: refusing('email_taken') }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This address belongs to another account' }),
    ).toBeVisible()
  },
})
/** A link that was opened before is no fault: the page says what happened, in Russian on a phone. */
export const Used = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: page.with({ confirmEmail: refusing('link_used') }),
  play: showsRole('heading', { name: 'Эта ссылка уже использована' }),
})
/** Its owner is logged in, so a link that is too old is sent anew here; the button then counts down to the next. */
export const TooLateOfOwner = meta.story({
  tags: ['visual'],
  render: page.with({
    ...unconfirmed,
    confirmEmail: refusing('link_expired'),
    resendConfirmation: () => ({ againAt: minutesFromNow(1) }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another link' }))
    await expect(await screen.findByText('Possible again in 01:00')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'To the dashboard' })).toBeVisible()
  },
})

/** Until the link is opened, the dashboard reminds of it; with it the reminder goes. */
export const Reminder = meta.story({
  tags: ['visual'],
  render: () => (
    <StoryApp
      address="/dashboard/trades"
      answers={{
        ...accountAnswers,
        ...unconfirmed,
        resendConfirmation: () => ({ againAt: minutesFromNow(1) }),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText(/kunle@souk\.test/))
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByText('Possible again in 01:00')).toBeInTheDocument()
  },
})
