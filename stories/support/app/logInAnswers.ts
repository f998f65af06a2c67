import { userEvent, within } from 'storybook/test'
import { storyViewer } from './bootAnswers.ts'
import type { StoryAnswers } from './storyExchange.ts'

/** Somebody who is a visitor until they log in. */
export function logInAnswers(): StoryAnswers {
  let isMember = false
  return {
    validateToken: () => ({ isValid: isMember, me: isMember ? storyViewer : null }),
    logIn: () => {
      isMember = true
      return { me: storyViewer, codeStep: null }
    },
  }
}

/** Fills the log-in in that stands where the page would, and presses its button. */
export async function logIn({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('E-mail or user name'), 'kunle_o')
  await userEvent.type(canvas.getByLabelText('Password'), 'right')
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}
