import preview from '../../.storybook/preview.tsx'
import { RatesPage } from '../../app/features/operator/running/RatesPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { runningAnswers } from './deskRunningAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorRates', component: RatesPage, ...pageMeta })

const page = pageAt('/operator/rates', runningAnswers)
const narrowed = pageAt('/operator/rates?state=paused', runningAnswers)
/** Every pair with the dollar, and how it stands. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(showsText('BTC / USD', 'USD / NGN')),
})
/** Paused, the page says so. */
export const Pauses = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'BTC / USD' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause BTC / USD' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'It is right again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await findVisible(canvas.findByText('Paused: BTC / USD'))
  }),
})
/** What is listed is in the address. */
export const Narrowed = meta.story({
  render: narrowed.usual,
  play: onceLoaded(showsText('USD / NGN')),
})
/** The same for a thumb, in longer words. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** Still rows while it is on its way. */
export const Loading = meta.story({ ...page.loading('deskRates'), play: showsText('Loading rates') })
/** Nothing is there. */
export const Empty = meta.story({
  render: page.with({ deskRates: () => ({ items: [] }) }),
  play: onceLoaded(showsText('No rate is like that')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskRates'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
