import preview from '../../.storybook/preview.tsx'
import { ApprovalPage } from '../../app/features/send/ApprovalPage.tsx'
import { storyApproval } from '../domain/support/storySend.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Approval',
  component: ApprovalPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, token = 'a-mailed-token') =>
  () => (
    <StoryApp
      address={`/wallet/approval/${token}`}
      answers={{ ...asVisitor, withdrawalApproval: () => storyApproval, ...changed }}
    />
  )

export const Loaded = meta.story({
  tags: ['visual'],
  render: at({ decideWithdrawal: () => ({ ...storyApproval, status: 'approved' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I started this/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Approve 125/ }))
    await shown(canvas.findByRole('heading', { level: 1, name: 'Approved' }))
  },
})
export const Declines = meta.story({
  render: at({ decideWithdrawal: () => ({ ...storyApproval, status: 'declined' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    await shown(canvas.findByRole('heading', { level: 1, name: 'Declined' }))
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
})
export const Loading = meta.story({ render: at({ withdrawalApproval: never }) })
/** Come to without a link, as after a reload. */
export const Empty = meta.story({
  render: at({}, 'opened'),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('This link does not work'))
  },
})
export const Failed = meta.story({
  render: at({ withdrawalApproval: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
/** A link that is too old. */
export const Forbidden = meta.story({
  render: at({
    withdrawalApproval: () => {
      throw refused(422, 'link_expired')
    },
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('This link is too old'))
  },
})
