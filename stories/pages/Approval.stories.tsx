import preview from '../../.storybook/preview.tsx'
import { ApprovalPage } from '../../app/features/send/ApprovalPage.tsx'
import { storyApproval } from '../domain/support/money/storySend.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { showsText } from '../support/plays.ts'

const meta = preview.meta({ title: 'Pages/Approval', component: ApprovalPage, ...pageMeta })

const page = pageAt('/wallet/approval/a-mailed-token', {
  ...asVisitor,
  withdrawalApproval: () => storyApproval,
})

/** A withdrawal from a letter, for somebody not logged in: it is approved only once they tick that they started it. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.with({ decideWithdrawal: () => ({ ...storyApproval, status: 'approved' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I started this/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Approve 125/ }))
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Approved' }))
  },
})
/** Saying no takes one press and no tick: stopping coins is made easier than letting them go. */
export const Declines = meta.story({
  render: page.with({ decideWithdrawal: () => ({ ...storyApproval, status: 'declined' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }))
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Declined' }))
  },
})
/** On a phone, where letters are opened: amount, whole address, every fee and the sum that leaves, all before the buttons. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.usual,
})
/** Neither of the two buttons can be pressed before it is known what is to be approved. */
export const Loading = meta.story(page.loading('withdrawalApproval'))
/** Come to without a link, as after a reload. */
export const Empty = meta.story({
  render: page.at('/wallet/approval/opened'),
  play: showsText('This link does not work'),
})
/** A service that does not answer is not taken for an answer: the link of the letter can be tried again. */
export const Failed = meta.story(page.failed('withdrawalApproval'))
/** A link that is too old. */
export const Forbidden = meta.story({
  render: page.with({
    withdrawalApproval: () => {
      throw refusal(422, 'link_expired')
    },
  }),
  play: showsText('This link is too old'),
})
