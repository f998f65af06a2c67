import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DisputesPage } from '../../app/features/operator/queues/DisputesPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { disputeAnswers } from './deskDisputeAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorDisputes', component: DisputesPage, ...pageMeta })

const page = pageAt('/operator/disputes', disputeAnswers)
const rulings = pageAt('/operator/disputes?list=rulings', disputeAnswers)
const opinions = pageAt('/operator/disputes?list=opinions', disputeAnswers)
const arbiter = {
  validateToken: () => ({ isValid: true, me: { ...storyViewer, roles: ['user', 'arbiter'] } }),
}

/** Every open case, and who works on what. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('link', { name: 'Dispute in trade #8F2K41' }))
    await expectLink(canvas, 'Dispute in trade #8F2K41', '/operator/disputes/8F2K41')
    await findVisible(canvas.findByRole('rowheader', { name: 'kemi.a' }))
  }),
})
/** Arbiters have the frame with disputes alone, and no door. */
export const ForAnArbiter = meta.story({
  render: page.with(() => ({ ...disputeAnswers(), ...arbiter })),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('link', { name: 'Dispute in trade #8F2K41' }))
    await expect(canvas.queryByRole('link', { name: 'Audit trail' })).not.toBeInTheDocument()
    await expect(canvas.getAllByText('Arbiter').length).toBeGreaterThan(0)
  }),
})
/** What was decided: which list is shown is in the address. */
export const Rulings = meta.story({
  render: rulings.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Overturn the ruling in trade #8D02K7' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'The statement was forged.')
    await userEvent.click(canvas.getByRole('button', { name: 'Overturn' }))
    await findVisible(canvas.findByText(/Another operator is asked/))
  }),
})
/** What arbiters ask each other. */
export const Opinions = meta.story({
  render: opinions.usual,
  play: onceLoaded(showsText('Waits for another arbiter')),
})
/** The lists scroll beside each other on a phone. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** Still lines while the first cases are on their way. */
export const Loading = meta.story({
  ...page.loading('disputes', 'arbiterLoad'),
  play: showsText('Loading disputes'),
})
/** Nothing waits. */
export const Empty = meta.story({
  render: page.with({
    disputes: () => ({
      items: [],
      page: 1,
      pages: 0,
      total: 0,
      totalIsCapped: false,
      counts: { disputes: 0, claims: 0, raised: 0 },
      seq: 1,
    }),
  }),
  play: onceLoaded(showsText('Nothing waits for a ruling.')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('disputes'))
/** For whoever has no duty there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
