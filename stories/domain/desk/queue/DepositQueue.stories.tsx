import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DepositQueue } from '../../../../design-system/domain/desk/queue/deposit/DepositQueue.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { staysInside, tellsOfPress } from '../../../support/plays.ts'
import {
  storyCreditRequest,
  storyDeskDeposit,
  storyDeskDeposits,
  storyPersonHref,
} from '../../support/desk/storyQueues.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'

const onCredit = fn(async () => ({ outcome: 'asked', expiresAt: minutesFromNow(24 * 60) }) as const)
const onDecide = fn(async () => {})
const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyDeskDeposits, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/DepositQueue',
  component: DepositQueue,
  decorators: [withStoppedClock],
  args: {
    content: ready,
    assets: storyBook,
    goalMinutes: 6 * 60,
    requests: [storyCreditRequest()],
    hasKeys: true,
    personHrefOf: storyPersonHref,
    onCredit,
    onDecide,
  },
})

const one = { ...ready, value: { ...ready.value, items: [storyDeskDeposit()] } } as const

/** What came, who claims it, and how long it waits; the smallest amount and the largest stand in one column. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/212 TON.*2 people claim it/)
    await expect(rows[1]).toHaveTextContent(/Sender not known.*Nobody has claimed it.*late/)
    await expect(rows[2]).toHaveTextContent(/Waits for another operator/)
  },
})
/** Opened, each claim says how many earlier deposits of the sender were theirs. */
export const Opened = meta.story({
  tags: ['visual'],
  args: { content: one },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^212\s?TON$/ }))
    const claims = within(await canvas.findByRole('list', { name: 'Who claims it' }))
    await expect(claims.getAllByRole('listitem')[0]).toHaveTextContent(
      /irina\.v.*4 earlier deposits of this sender were theirs/,
    )
    await expect(claims.getAllByRole('listitem')[1]).toHaveTextContent(/No earlier deposit of this sender/)
    await expect(canvas.getByRole('button', { name: 'Copy Transaction' })).toBeVisible()
  },
})
/** A claimant is chosen by a press; the form says that another operator decides. */
export const CreditedToClaimant = meta.story({
  args: { content: one, requests: [] },
  play: async ({ canvas, userEvent }) => {
    onCredit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^212\s?TON$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Credit to irina.v' }))
    const form = within(await canvas.findByRole('form', { name: /^Credit 212\sTON to$/ }))
    await expect(form.getByRole('textbox', { name: /^Credit 212\sTON to$/ })).toHaveValue('irina.v')
    await expect(form.getByText(/^Another operator decides/)).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: 'Reason, for the trail' }), 'Signed a message.')
    await userEvent.click(form.getByRole('button', { name: 'Ask another operator' }))
    await waitFor(() =>
      expect(onCredit).toHaveBeenCalledWith({
        depositId: storyDeskDeposit().id,
        userName: 'irina.v',
        reason: 'Signed a message.',
      }),
    )
  },
})
/** Where nobody claims it a name is typed, and none is refused before anything is sent. */
export const CreditedToSomebody = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [storyDeskDeposit({ claimants: [] })] } } },
  play: async ({ canvas, userEvent }) => {
    onCredit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^212\s?TON$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Credit to…' }))
    const name = canvas.getByRole('textbox', { name: /^Credit 212\sTON to$/ })
    await expect(name).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask another operator' }))
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(onCredit).not.toHaveBeenCalled()
  },
})
/** What another operator has asked for is decided in the row. */
export const SecondOperator = meta.story({
  play: async ({ canvas, userEvent }) => {
    onDecide.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^1,250,000\.5/ }))
    await findVisible(canvas.findByText(/^“Sender proved/))
    await expect(canvas.queryByRole('button', { name: 'Credit to…' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    const dialog = within(await findVisible(screen.findByRole('dialog')))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(onDecide).toHaveBeenCalledWith('req1', 'approve', null))
  },
})
/** Cards on a phone, in Russian, with the form open: nothing is cut. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: /212/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Зачислить: irina.v' }))
    await staysInside(context)
  },
})
/** Nothing waits. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No deposit waits')).toBeVisible()
  },
})
/** Still rows while the first deposits come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
