import type { ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MessageQueue } from '../../../../design-system/domain/desk/running/MessageQueue.tsx'
import { MessageRow } from '../../../../design-system/domain/desk/running/MessageRow.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyPersonHref } from '../../support/desk/storyQueues.ts'
import { storyMessages } from '../../support/desk/storyRunning.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onAct = fn<ComponentProps<typeof MessageQueue>['onAct']>(async () => undefined)
const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyMessages, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/MessageQueue',
  component: MessageQueue,
  subcomponents: { MessageRow },
  decorators: [withStoppedClock],
  args: {
    content: ready,
    filter: { way: null, state: null },
    onFilter: fn(),
    hasKeys: true,
    personHrefOf: storyPersonHref,
    onAct,
  },
})

/** By which way each goes, to whom and how often it failed. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/irina\.v.*Letter.*failed 6 times.*Tried again/)
    await expect(rows[3]).toHaveTextContent(/Somebody without an account.*Given up/)
    await expect(rows[4]).toHaveTextContent(/Adeola Fabrics.*Webhook/)
  },
})
/** Opened, whose it is leads to their page, and where it goes is masked; given up with a reason, the list says so. */
export const GivesUp = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Adeola Fabrics' }))
    await expectLink(canvas, 'adeola', storyPersonHref('adeola'))
    await expect(canvas.getByText('shop.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Give up: Adeola Fabrics' }))
    const form = within(await canvas.findByRole('form'))
    await userEvent.type(form.getByRole('textbox'), 'The shop is closed.')
    await userEvent.click(form.getByRole('button', { name: 'Give up' }))
    await findVisible(canvas.findByText('It was given up.'))
    await expect(onAct).toHaveBeenCalledWith(storyMessages[4], 'give_up_message', 'The shop is closed.')
  },
})
/** Cards on a phone, in Russian, one of them open: nothing is cut. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async context => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'irina.v' }))
    await staysInside(context)
  },
})
/** Nothing fails. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing fails')).toBeVisible()
  },
})
/** Still rows while the first ones come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
