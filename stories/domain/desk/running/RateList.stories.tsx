import type { ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RateList } from '../../../../design-system/domain/desk/running/RateList.tsx'
import { RateRow } from '../../../../design-system/domain/desk/running/RateRow.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyRateRequest, storyRates } from '../../support/desk/storyRunning.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

type Act = ComponentProps<typeof RateList>['onAct']
const onAct = fn<Act>(async () => ({ outcome: 'done', expiresAt: null }))
const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyRates, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/RateList',
  component: RateList,
  subcomponents: { RateRow },
  decorators: [withStoppedClock],
  args: {
    content: ready,
    state: null,
    onState: fn(),
    hasKeys: true,
    requests: [],
    onAct,
    onDecide: fn(async () => undefined),
  },
})

/** What each pair is worth, how old that is, and how many sources say it. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/BTC \/ USD.*88,500\.1.*2 sources.*Fresh/)
    await expect(rows[3]).toHaveTextContent(/USD \/ NGN.*1,441\.5.*Paused/)
    await expect(rows[4]).toHaveTextContent(/Simulated market/)
  },
})
/** Opened, what each source says and how far they are apart; paused with a reason, the list says so. */
export const Pauses = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'BTC / USD' }))
    await findVisible(canvas.findByText('0.05%'))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause BTC / USD' }))
    const form = within(await canvas.findByRole('form'))
    await userEvent.type(form.getByRole('textbox'), 'The sources are far apart.')
    await userEvent.click(form.getByRole('button', { name: 'Pause' }))
    await findVisible(canvas.findByText('Paused: BTC / USD'))
    await expect(onAct).toHaveBeenCalledWith(storyRates[0], 'pause_rate', 'The sources are far apart.')
  },
})
/** To resume takes two: what one has asked for stands in the row, with what this one may decide. */
export const Asked = meta.story({
  tags: ['visual'],
  args: { requests: [storyRateRequest] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Second operator asked')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'USD / NGN' }))
    await findVisible(canvas.findByText('“The sources agree again.”'))
    await expect(canvas.queryByRole('button', { name: 'Resume USD / NGN' })).not.toBeInTheDocument()
  },
})
/** Cards on a phone, in Russian, one of them open: nothing is cut. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async context => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'USD / NGN' }))
    await staysInside(context)
  },
})
/** No rate is in the state that is asked for. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [] } }, state: 'paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rate is like that')).toBeVisible()
  },
})
/** Still rows while the rates come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
