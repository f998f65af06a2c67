import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { MessengerAuthPage } from '../../app/features/auth/MessengerAuthPage.tsx'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { asVisitor, bootAnswers, storyViewer } from '../support/app/bootAnswers.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { showsRole } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/Messenger', component: MessengerAuthPage, ...pageMeta })

const nothing = { me: null, codeStep: null, phoneStep: null, isLinked: false }
const step = { token: 'step', expiresAt: minutesFromNow(15) }
const asksForPhone = () => ({ ...nothing, next: 'phone', phoneStep: step })
const asksForCode = () => ({ ...nothing, next: 'code', codeStep: step })

const countries = [
  { countryCode: 'NG', countryName: 'Nigeria', phoneCode: '234' },
  { countryCode: 'KE', countryName: 'Kenya', phoneCode: '254' },
]
const answers: StoryAnswers = {
  ...accountAnswers,
  ...asVisitor,
  countClick: () => ({ isDone: true }),
  phoneCodes: () => ({ items: countries }),
  telegramPhone: () => ({
    method: 'call',
    digits: 4,
    phone: '+234 80•••••678',
    againAt: minutesFromNow(1),
    expiresAt: minutesFromNow(5),
  }),
}
const page = pageAt('/messenger-auth/c2FpZF9ieV9ib3Q', answers)

/** Somebody whose messenger is linked comes in by it. */
export const Loaded = meta.story({
  render: () => {
    let isMember = false
    const telegramLogIn = () => {
      isMember = true
      return { ...nothing, next: 'done', me: storyViewer }
    }
    const validateToken = () => ({ isValid: isMember, me: isMember ? storyViewer : null })
    return page.with({ telegramLogIn, validateToken })()
  },
  play: showsRole('link', { name: 'Trade #8F2K41' }),
})
/** The bot's link is spent while the page says only that it logs in; no form invites to anything meanwhile. */
export const Loading = meta.story({
  tags: ['visual'],
  ...page.loading('telegramLogIn'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logging in')).toBeInTheDocument()
  },
})
/** Somebody without a link begins with the messenger. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.at('/messenger-auth/opened/phone'),
  play: showsRole('link', { name: 'Log in with Telegram' }),
})
/** When the service breaks, an alert says so and the log-in by the messenger is there again. */
export const Failed = meta.story({
  ...page.failed('telegramLogIn'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText(/went wrong/)).toBeVisible())
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
/** A link that was used before is refused in an alert that asks to request a new one, and leads to the log-in. */
export const Forbidden = meta.story({
  render: page.with({
    telegramLogIn: () => {
      throw refusal(409, 'link_used', { token: ['It was used.'] })
    },
  }),
  play: async ({ canvas }) => {
    const words = 'The login link is invalid. Request a new one.'
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
/** The messenger does not replace the second factor: an account that has one asks for its code next. */
export const SecondStep = meta.story({
  render: page.with({ telegramLogIn: asksForCode }),
  play: showsRole('heading', { level: 1, name: 'Second step' }),
})

async function giveNumber() {
  await userEvent.click(await screen.findByRole('button', { name: /^Country/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Nigeria/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '08012345678')
  await userEvent.click(screen.getByRole('button', { name: 'Call me' }))
}

/** A messenger that no account knows asks for a phone number, which finds the account or makes one. */
export const Number = meta.story({
  tags: ['visual'],
  render: page.with({ telegramLogIn: asksForPhone }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Confirm your phone number' }),
    ).toBeVisible()
    await findVisible(canvas.findByRole('textbox', { name: 'Phone number' }))
  },
})
/** Country, number and the choice between a call and an SMS fit a phone, with Russian words under each. */
export const NumberInRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with({ telegramLogIn: asksForPhone }),
  play: showsRole('textbox', { name: 'Номер телефона' }),
})
/** The last digits of the calling number prove it; wrong ones are refused at the field and can be typed again. */
export const CodeOfNumber = meta.story({
  render: page.with({
    telegramLogIn: asksForPhone,
    verifyTelegramPhone: ({ input }: { input: { code: string } }) => {
      if (input.code !== '1234') throw refusal(422, 'wrong_code', { code: ['Wrong code'] })
      return asksForCode()
    },
  }),
  play: async ({ canvas }) => {
    await giveNumber()
    const code = await canvas.findByLabelText(/^Last 4 digits/)
    await userEvent.type(code, '0000')
    await findVisible(canvas.findByText('Wrong code'))
    await userEvent.clear(code)
    await userEvent.type(code, '1234')
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Second step' }))
  },
})
/** Whoever takes too long over the number starts again at the log-in, and is told why. */
export const NumberTooLate = meta.story({
  render: page.with({
    telegramLogIn: asksForPhone,
    telegramPhone: () => {
      throw refusal(409, 'step_expired')
    },
  }),
  play: async ({ canvas }) => {
    await giveNumber()
    await waitFor(() => expect(screen.getByText('This took too long. Start again.')).toBeVisible())
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})

/** The bot opens from here and the page waits for its link; giving up the wait brings back the other ways in. */
export const Button = meta.story({
  render: page.at('/telegram/log-in'),
  play: async ({ canvas }) => {
    const bot = await canvas.findByRole('link', { name: 'Log in with Telegram' })
    await expect(bot).toHaveAttribute('href', 'https://t.me/souk_bot?start=code')
    bot.addEventListener('click', event => event.preventDefault())
    await userEvent.click(bot)
    await expect(
      await canvas.findByRole('heading', { name: 'Open the link that the bot sends you' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await findVisible(canvas.findByRole('link', { name: 'Log in by e-mail' }))
  },
})
/** Where no bot is set up, its address leads to the log-in by password and nothing offers the messenger. */
export const NotSetUp = meta.story({
  render: () => {
    const channels = { phone: true, messenger: false, identity: true, push: true }
    const settings = () => ({ ...(bootAnswers['settings'] as () => object)(), channels })
    return <StoryApp address="/telegram/log-in" answers={{ ...answers, settings }} />
  },
  play: async ({ canvas }) => {
    await findVisible(canvas.findByLabelText('Password'))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Telegram/ })).not.toBeInTheDocument())
  },
})
