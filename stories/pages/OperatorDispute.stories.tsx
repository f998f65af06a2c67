import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DisputePage } from '../../app/features/operator/dispute/DisputePage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { disputeAnswers } from './deskDisputeAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorDispute', component: DisputePage, ...pageMeta })

const page = pageAt('/operator/disputes/8F2K41', disputeAnswers)

/** Both sides, what happened, what is worth asking, and the ruling beside it. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { name: 'Both sides' }))
    await expect(canvas.getByRole('heading', { name: 'Ruling' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What happened' })).toBeVisible()
    await expect(canvas.getByText('statement-23-11.pdf')).toBeVisible()
  }),
})
/** Ruled, it is over: the panel is gone. */
export const Rules = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: /For the buyer/ })
    await userEvent.click(first!)
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Reason, sent to both/ }),
      'The receipt is genuine.',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have read both sides/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Rule' }))
    await findVisible(canvas.findByText('It was about'))
    await expect(canvas.queryByRole('heading', { name: 'Ruling' })).not.toBeInTheDocument()
  }),
})
/** Another arbiter is asked, and answers here. */
export const GivesAnOpinion = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'For the seller' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /What you think/ }), 'It is not genuine.')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await findVisible(canvas.findByText('Would rule for the seller'))
  }),
})
/** One column on a phone: what is read first, then what is done. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** Still lines while it is on its way. */
export const Loading = meta.story({ ...page.loading('disputeCase'), play: showsText('Loading the case') })
/** No case has this number. */
export const Empty = meta.story({
  render: page.with({
    disputeCase: () => {
      throw refusal(404, 'not_found', { id: ['not_found'] })
    },
  }),
  play: onceLoaded(showsText('There is no such case')),
})
/** It can be asked for again. */
export const Failed = meta.story(page.failed('disputeCase'))
/** For whoever has no duty there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
