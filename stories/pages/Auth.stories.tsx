import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { LogInPage } from '../../app/features/auth/LogInPage.tsx'
import { asVisitor, storyViewer } from '../support/app/bootAnswers.ts'
import { fault, refusal } from '../support/app/failingAnswers.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { showsRole } from '../support/plays.ts'
import { bonusProgramAnswer } from './bonusAnswers.ts'

const meta = preview.meta({ title: 'Pages/LogInAndSignUp', component: LogInPage, ...pageMeta })

const logIn = pageAt('/email/log-in', asVisitor)
const signUp = pageAt('/sign-up', asVisitor)

/** The log-in as a stranger meets it: password, messenger, lost password, sign-up and the way back to a guest's trade. */
export const LogIn = meta.story({ tags: ['visual'], render: logIn.usual })
/** Labels, links and the button of the log-in in Russian, at the width of a desktop. */
export const LogInInRussian = meta.story({ globals: { locale: 'ru' }, render: logIn.usual })
/** The whole log-in on a phone: fields, button and the ways around a password in one narrow column. */
export const LogInOnPhone = meta.story({ globals: onPhone, render: logIn.usual })
/** A new account takes three fields; an invite code is folded away, and the rules of a password are there before typing. */
export const SignUp = meta.story({ render: signUp.usual })
/** Russian rules of a password and the links to both agreements fit a phone without being cut. */
export const SignUpInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: signUp.usual,
})

const logInAs = async (name: string) => {
  await userEvent.type(await screen.findByLabelText('E-mail or user name'), name)
  await userEvent.type(screen.getByLabelText('Password'), 'Abcdef1!')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

/** While the log-in is sent its own button is the busy one, and the form stays in sight. */
export const Loading = meta.story({
  ...logIn.loading('logIn'),
  play: async ({ canvas }) => {
    await logInAs('amina')
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible()
  },
})

/** Sending nothing marks the first field as wrong and puts the cursor into it. */
export const Empty = meta.story({
  tags: ['visual'],
  render: logIn.usual,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await expect(canvas.getByLabelText('E-mail or user name')).toBeInvalid()
    await expect(canvas.getByLabelText('E-mail or user name')).toHaveFocus()
  },
})

/** When the service breaks, what was typed stays in the fields, the password too, so it can be sent again. */
export const Failed = meta.story({
  ...logIn.failed('logIn'),
  play: async ({ canvas }) => {
    await logInAs('amina')
    await waitFor(() => expect(screen.getByText(/went wrong/)).toBeVisible())
    // What was written stays, so that it can be sent again.
    await expect(canvas.getByLabelText('Password')).toHaveValue('Abcdef1!')
  },
})

/** The refusal does not say which of the two was wrong, and the cursor is back in the password. */
export const WrongPassword = meta.story({
  tags: ['visual'],
  render: logIn.with({
    logIn: () => {
      throw refusal(422, 'wrong_credentials', { password: ['Wrong e-mail or password.'] })
    },
  }),
  play: async ({ canvas }) => {
    await logInAs('amina')
    await findVisible(canvas.findByText('Wrong e-mail or password.'))
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
})

/** What the server refuses at the sign-up stands at its field, which gets the cursor. */
export const NameTaken = meta.story({
  render: signUp.with({
    signUp: () => {
      throw refusal(422, 'user_name_taken', { userName: ['This name is taken.'] })
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('User name'), 'amina')
    await userEvent.type(canvas.getByLabelText('E-mail'), 'amina@souk.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Abcdef1!')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await findVisible(canvas.findByText('This name is taken.'))
    await expect(canvas.getByLabelText('User name')).toHaveFocus()
  },
})

const fill = async () => {
  await userEvent.type(await screen.findByLabelText('User name'), 'amina')
  await userEvent.type(screen.getByLabelText('E-mail'), 'amina@souk.example')
  await userEvent.type(screen.getByLabelText('Password'), 'Abcdef1!')
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
}
const sent = fn()
const signUpBy = (code: string, answers: StoryAnswers = {}) => {
  const takes = ({ input }: { input: { inviteCode?: string | null } }) => {
    sent(Object.hasOwn(input, 'inviteCode') ? input.inviteCode : 'none')
    if (input.inviteCode === 'NOBODYS1') throw refusal(422, 'invite_code_unknown', { inviteCode: ['No.'] })
    return { id: 'u1' }
  }
  return () => (
    <StoryApp
      address={`/sign-up?ref=${code}`}
      answers={{
        ...asVisitor,
        bonusProgram: bonusProgramAnswer,
        updatePreferences: () => ({ ...storyViewer, id: 'u1' }),
        signUp: takes,
        ...answers,
      }}
    />
  )
}

/** By somebody’s link: whose it is, and its code goes with the account. */
export const Invited = meta.story({
  tags: ['visual'],
  render: signUpBy('8FJX2MDE'),
  play: async ({ canvas }) => {
    sent.mockClear()
    await findVisible(canvas.findByText('amina_k invites you'))
    await fill()
    await waitFor(() => expect(sent.mock.calls).toEqual([['8FJX2MDE']]))
  },
})

/** A link with a code that is nobody’s is in nobody’s way. */
export const InvitedByNobody = meta.story({
  render: signUpBy('NOBODYS1'),
  play: async ({ canvas }) => {
    sent.mockClear()
    await expect(await canvas.findByLabelText('Invite code')).not.toBeVisible()
    await fill()
    await waitFor(() => expect(sent.mock.calls).toEqual([['none']]))
  },
})

/** Nobody answers whose it is: the code goes along unseen, and is left out when it is nobody’s. */
export const InvitedUnseen = meta.story({
  render: signUpBy('NOBODYS1', { bonusProgram: fault }),
  play: async () => {
    sent.mockClear()
    await fill()
    await waitFor(() => expect(sent.mock.calls).toEqual([['NOBODYS1'], ['none']]))
  },
})

/** The service asks for more than this page came with. */
export const StricterPassword = meta.story({
  render: signUp.with({ passwordRule: () => ({ minLength: 12, needs: ['length', 'number'] }) }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('12 characters'))
    await expect(canvas.queryByText('A special character')).not.toBeInTheDocument()
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'souk2026souk')
    await expect(canvas.getByText('The password meets 2 of 2 rules')).toBeInTheDocument()
    await userEvent.type(password, '{Backspace}{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Minimum 12 characters/))
  },
})

/** Ends the session as soon as somebody comes here, and leads to the log-in. */
export const LogOut = meta.story({
  render: () => {
    let isMember = true
    const logOut = () => {
      isMember = false
      return { isDone: true }
    }
    const validateToken = () => ({ isValid: isMember, me: isMember ? storyViewer : null })
    return <StoryApp address="/log-out" answers={{ validateToken, logOut }} />
  },
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
    await expect(canvas.queryByRole('button', { name: /^Your menu/ })).not.toBeInTheDocument()
  },
})

/** Nobody answered: the session may still be there, and the page says so. */
export const LogOutFailed = meta.story({
  render: () => <StoryApp address="/log-out" answers={{ logOut: fault }} />,
  play: showsRole('button', { name: 'Try again' }),
})
