import type { ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ReportQueue } from '../../../../design-system/domain/desk/queue/report/ReportQueue.tsx'
import { ReportedMessage } from '../../../../design-system/domain/desk/queue/report/ReportedMessage.tsx'
import { ReportedText } from '../../../../design-system/domain/desk/queue/report/ReportedText.tsx'
import { ReportRow } from '../../../../design-system/domain/desk/queue/report/ReportRow.tsx'
import { ReportWords } from '../../../../design-system/domain/desk/queue/report/ReportWords.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink, staysInside, tellsOfPress } from '../../../support/plays.ts'
import {
  storyHiddenOffer,
  storyPersonHref,
  storyReport,
  storyReports,
} from '../../support/desk/storyQueues.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

type Act = ComponentProps<typeof ReportQueue>['onAct']
type Read = ComponentProps<typeof ReportQueue>['onRead']

const onAct = fn<Act>(async () => {})
const onRead = fn<Read>(async () => ({ text: 'Pay my cousin instead.', hasFile: true }))
const onState = fn()
const onMore = fn()
const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyReports, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/ReportQueue',
  component: ReportQueue,
  subcomponents: { ReportRow, ReportedText, ReportedMessage, ReportWords },
  decorators: [withStoppedClock],
  args: {
    content: ready,
    state: 'open' as const,
    onState,
    goalMinutes: 24 * 60,
    hasKeys: true,
    personHrefOf: storyPersonHref,
    onAct,
    onRead,
  },
})

/** One of each kind: what it is, whose, why, by how many, and for how long it waits. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Offer BTC\/NGN.*peter_n.*tries to cheat.*3 reports.*late/)
    await expectLink(canvas, 'okoro_t', storyPersonHref('okoro_t'))
  },
})
/** Opened, a row shows the text as it was, each version of it, who reported it in which words, and what can be done. */
export const Opened = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Offer BTC/NGN' }))
    await findVisible(canvas.findByText('Fast and friendly. Write to me elsewhere first.'))
    await expect(canvas.getByText('То же самое.')).toBeVisible()
    await expectLink(canvas, 'Suspend or ban peter_n at their page', storyPersonHref('peter_n'))
    await expect(canvas.getByRole('button', { name: 'Hide the offer BTC/NGN' })).toBeVisible()
  },
})
/** An act asks for its reason in the row; done, the list says so and has the focus. */
export const Hides = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [storyReport()] } } },
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Offer BTC/NGN' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the offer BTC/NGN' }))
    const form = within(await canvas.findByRole('form', { name: 'Hide the offer BTC/NGN' }))
    await userEvent.type(form.getByRole('textbox'), 'It asks to be paid by gift card.')
    await userEvent.click(form.getByRole('button', { name: 'Hide the offer' }))
    const said = await findVisible(canvas.findByText('The offer BTC/NGN is hidden.'))
    await expect(onAct).toHaveBeenCalledWith(storyReport(), 'hide_offer', 'It asks to be paid by gift card.')
    await waitFor(() => expect(said.closest('[tabindex]')).toHaveFocus())
  },
})
/** A private message is hidden until somebody says why they read it, and can be hidden again. */
export const ReadsAMessage = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onRead.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Message in trade 8F2P07' }))
    await expect(canvas.queryByText('Pay my cousin instead.')).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the message' }))
    await userEvent.type(canvas.getByRole('textbox'), 'To judge the report.')
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await findVisible(canvas.findByText('Pay my cousin instead.'))
    await expect(onRead).toHaveBeenCalledWith(storyReports[1], 'To judge the report.')
    await expect(canvas.getByText('A file came with it.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await expect(canvas.queryByText('Pay my cousin instead.')).not.toBeInTheDocument()
  },
})
/** About oneself there is nothing to do; and of many reports the first are shown. */
export const OneIsAboutTheReader = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'm.silva' }))
    await findVisible(canvas.findByText('This is about you: another operator decides.'))
    await userEvent.click(canvas.getByRole('button', { name: /^Store/ }))
    await findVisible(canvas.findByText('The first 1 are shown.'))
  },
})
/** The offers that are hidden say why, and can be shown again; they wait for nothing. */
export const Hidden = meta.story({
  tags: ['visual'],
  args: {
    state: 'hidden' as const,
    content: { ...ready, value: { ...ready.value, items: [storyHiddenOffer] } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/late/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Offer BTC/NGN' }))
    await findVisible(canvas.findByText('It asks to be paid by gift card.'))
    await expect(canvas.getByRole('button', { name: 'Show again: the offer BTC/NGN' })).toBeVisible()
  },
})
/** What the server refuses stands in the form, and what was typed stays. */
export const Refused = meta.story({
  args: {
    onAct: fn<Act>(async () => {
      throw storyRefusal('act', 'This cannot be done as things are.', 'act_not_possible')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Offer BTC/NGN' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss the reports: BTC/NGN' }))
    await userEvent.type(canvas.getByRole('textbox'), 'Nothing is wrong with it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await findVisible(canvas.findByRole('alert'))
    await expect(canvas.getByRole('textbox')).toHaveValue('Nothing is wrong with it.')
  },
})
/** Cards on a phone, in Russian, one of them open: nothing is cut. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Предложение BTC/NGN' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Скрыть предложение BTC/NGN' }))
    await staysInside(context)
  },
})
/** Which are listed is chosen above. */
export const Chooses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hidden offers' }))
    await expect(onState).toHaveBeenCalledWith('hidden')
  },
})
/** More reports are asked for at the foot. */
export const More = meta.story({
  args: { content: { ...ready, value: { ...ready.value, onMore } } },
  play: tellsOfPress('Show more', onMore),
})
/** What could not be brought up to date says so under the rows. */
export const Stale = meta.story({ args: { content: { ...ready, isStale: true } } })
/** Nothing is reported: the words are of what is looked at. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is reported')).toBeVisible()
  },
})
/** Still rows while the first reports come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
