import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { GraphQLError } from 'graphql'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { LogInCodePage } from '../../app/features/auth/LogInCodePage.tsx'
import { asVisitor, storyViewer } from '../support/app/bootAnswers.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { fault, noAnswer, refusal } from '../support/app/failingAnswers.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { accountAnswers } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/LogInSteps', component: LogInCodePage, ...pageMeta })

/** Somebody who is a visitor until `enter` was called. */
function comingIn(answers: (enter: () => typeof storyViewer) => StoryAnswers): StoryAnswers {
  let isMember = false
  const enter = () => {
    isMember = true
    return storyViewer
  }
  const validateToken = () => ({ isValid: isMember, me: isMember ? storyViewer : null })
  return { ...accountAnswers, validateToken, ...answers(enter) }
}

const codeStep = { token: 'step', expiresAt: '2026-03-05T14:18:00.000Z' }
const asksForCode = () => ({ me: null, codeStep })
const wrongCode = () => {
  throw refusal(422, 'wrong_code', { code: ['Wrong code'] })
}

/** From the password to the second step. */
const atCode =
  (logInByCode: (enter: () => typeof storyViewer) => StoryAnswers[string] = () => wrongCode) =>
  () => (
    <StoryApp
      address="/email/log-in"
      answers={comingIn(enter => ({ logIn: asksForCode, logInByCode: logInByCode(enter) }))}
    />
  )

async function logIn(labels = { login: 'E-mail or user name', password: 'Password', button: 'Log in' }) {
  await userEvent.type(await screen.findByLabelText(labels.login), 'kunle_o')
  await userEvent.type(screen.getByLabelText(labels.password), 'Abcdef1!')
  await userEvent.click(screen.getByRole('button', { name: labels.button }))
}
const inRussian = { login: 'Почта или имя пользователя', password: 'Пароль', button: 'Войти' }
const codeField = () => screen.findByLabelText('6-digit code from your authenticator')

/** After the right password a code is asked for, with a way on for whoever has lost their phone. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: atCode(),
  play: async ({ canvas }) => {
    await logIn()
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Second step' }))
    await expect(document.title).toMatch(/^Log in: second step/)
  },
})
/** Six places for the code fit a phone, above Russian words on what to do without it. */
export const InRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: atCode(),
  play: async ({ canvas }) => {
    await logIn(inRussian)
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Второй шаг' }))
  },
})

/** While the code is checked its button is busy, and the step stays where it is. */
export const Loading = meta.story({
  render: atCode(() => noAnswer),
  play: async ({ canvas }) => {
    await logIn()
    await userEvent.type(await codeField(), '123456')
    await waitFor(() => expect(canvas.getByRole('button', { busy: true })).toBeVisible())
  },
})

/** The code is what only its owner has: a wrong one stays outside. */
export const Forbidden = meta.story({
  render: atCode(),
  play: async ({ canvas }) => {
    await logIn()
    await userEvent.type(await codeField(), '000000')
    await findVisible(canvas.findByText('Wrong code'))
  },
})

/** A broken service is told as such and not as a wrong code. */
export const Failed = meta.story({
  render: atCode(() => fault),
  play: async () => {
    await logIn()
    await userEvent.type(await codeField(), '123456')
    await waitFor(() => expect(screen.getByText(/went wrong/)).toBeVisible())
  },
})

/** Somebody comes to the second step without the first. */
export const Empty = meta.story({
  render: () => <StoryApp address="/email/log-in/token" answers={asVisitor} />,
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
    await expect(canvas.getByText('The second step took too long. Log in again.')).toBeVisible()
  },
})

/** The step ends after a while: the log-in begins anew and says why once, in place of an alert. */
export const TooLate = meta.story({
  tags: ['visual'],
  render: atCode(() => () => {
    throw refusal(409, 'step_expired')
  }),
  play: async ({ canvas }) => {
    await logIn()
    await userEvent.type(await codeField(), '123456')
    await findVisible(canvas.findByText('The second step took too long. Log in again.'))
    await expect(screen.queryByText('This took too long. Start again.')).not.toBeInTheDocument()
  },
})

/** A kept recovery code opens the account without the phone; a space typed after it does no harm. */
export const ByRecoveryCode = meta.story({
  render: atCode(enter => ({ input }: { input: { code: string; token: string } }) => {
    if (input.code !== 'ABCD-1234' || input.token !== codeStep.token) wrongCode()
    return enter()
  }),
  play: async ({ canvas }) => {
    await logIn()
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }))
    await userEvent.type(canvas.getByLabelText('Recovery code'), 'ABCD-1234 {Enter}')
    await findVisible(canvas.findByRole('link', { name: 'Trade #8F2K41' }))
  },
})

/** After five failures the device works first; the form goes by itself when it is done. */
export const Captcha = meta.story({
  render: () => {
    const answers = comingIn(enter => ({
      captchaChallenge: async () => {
        const options = { algorithm: 'PBKDF2/SHA-256', cost: 10, keyPrefix: '00', deriveKey }
        return { challenge: JSON.stringify(await createChallenge(options)) }
      },
      logIn: ({ input }: { input: { captcha?: string } }) => {
        if (input.captcha === undefined) throw refusal(403, 'captcha_required', { captcha: ['Solve it.'] })
        const { solution } = JSON.parse(atob(input.captcha)) as { solution: { derivedKey: string } }
        if (!solution.derivedKey.startsWith('00')) throw refusal(422, 'captcha_wrong')
        return { me: enter(), codeStep: null }
      },
    }))
    return <StoryApp address="/email/log-in" answers={answers} />
  },
  play: async ({ canvas }) => {
    await logIn()
    await findVisible(canvas.findByRole('link', { name: 'Trade #8F2K41' }))
    await expect(screen.queryByText('Please solve the captcha first.')).not.toBeInTheDocument()
  },
})

/** The check that comes before a log-in cannot be had: the form says so and offers to try again. */
export const CaptchaAway = meta.story({
  tags: ['visual'],
  render: () => (
    <StoryApp
      address="/email/log-in"
      answers={{
        ...asVisitor,
        captchaChallenge: fault,
        logIn: () => {
          throw refusal(403, 'captcha_required', { captcha: ['Solve it.'] })
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await logIn()
    await findVisible(canvas.findByRole('button', { name: 'Try again' }))
    await expect(canvas.getAllByText(/^Failed to establish connection with a captcha/)[0]).toBeVisible()
  },
})

/** The form counts down to the next try, and its button says why it cannot be pressed. */
export const TooManyTries = meta.story({
  render: () => (
    <StoryApp
      address="/email/log-in"
      answers={{
        ...asVisitor,
        logIn: () => {
          const extensions = { code: 'too_many_requests', status: 429, params: { seconds: 840 } }
          throw new GraphQLError('wait', { extensions: { ...extensions, errors: { base: ['Wait.'] } } })
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await logIn()
    await expect(await canvas.findByRole('timer')).toHaveTextContent('14:00')
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAccessibleDescription(
      'Wait until the time is up.',
    )
  },
})
