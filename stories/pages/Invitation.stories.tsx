import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { InvitationPage } from '../../app/features/bonus/InvitationPage.tsx'
import { onPhone } from '../support/app/currentExchange.ts'
import { fault, noAnswer } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, showsText } from '../support/plays.ts'
import { bonusAnswers } from './bonusAnswers.ts'

const meta = preview.meta({ title: 'Pages/Invitation', component: InvitationPage, ...pageMeta })

const page = pageAt('/bonus/amina_k', bonusAnswers)

/** Somebody’s invitation, and the sign-up after it, which knows whose it is. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.at('/bonus/amina_k', asVisitor),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('amina_k invites you'))
    await expect(document.title).toContain('Invitation of amina_k')
  },
})
Loaded.test('is known at the sign-up', async ({ canvas, userEvent }) => {
  await findVisible(canvas.findByText('amina_k invites you'))
  const [, signUp] = canvas.getAllByRole('link', { name: 'Sign up' })
  if (signUp !== undefined) await userEvent.click(signUp)
  await waitFor(() => expect(canvas.getByLabelText('Invite code')).toHaveValue('8FJX2MDE'))
  await findVisible(canvas.findByText('amina_k invites you'))
})
/** Who invites is the first thing to read on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: page.at('/bonus/amina_k', asVisitor),
  play: showsText('amina_k приглашает вас'),
})
/** A name that is nobody’s: the programme alone. */
export const Empty = meta.story({
  render: page.at('/bonus/nobody', asVisitor),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('Sign up by the link'))
    await expect(canvas.queryByText(/invites you/)).not.toBeInTheDocument()
  },
})
/** Whoever has an account is told that it is not for them. */
export const Member = meta.story({
  render: page.at('/bonus/amina_k'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText(/^You have an account already/))
    await expectLink(canvas, 'See your bonuses', '/bonus')
  },
})
/** A visitor can sign up before it is known who invites and what it brings. */
export const Loading = meta.story({ render: page.with({ ...asVisitor, bonusProgram: noAnswer }) })
/** Without its sums the invitation names none: the card asks again and the sign-up stays. */
export const Failed = meta.story({
  render: page.with({ ...asVisitor, bonusProgram: fault }),
  play: showsText('The bonus could not be loaded'),
})
