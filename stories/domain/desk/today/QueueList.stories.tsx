import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { QueueList } from '../../../../design-system/domain/desk/today/QueueList.tsx'
import { expectLink, showsText, staysInside } from '../../../support/plays.ts'
import { storyQueues } from '../../support/desk/storyDesk.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'

const meta = preview.meta({
  title: 'Domain/Desk/QueueList',
  component: QueueList,
  decorators: [withStoppedClock, withStillLinks],
  args: {
    queues: storyQueues,
    hrefOf: (queue: string) => (queue === 'bonuses' ? null : `#${queue}`),
    hasKeys: true,
  },
})

/** Late, close to its goal, and with time to spare: words and a sign say it, the bar only shows how far. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expectLink(canvas, /^1 Disputes.* 14 1\sday 2\shr, late/, '#disputes')
    await expect(canvas.queryByRole('link', { name: /Held bonuses/ })).not.toBeInTheDocument()
  },
})

/** Two lines for each queue, the age under its name, with words that are longer than English ones. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** Nothing waits anywhere: the rows stay, so that nobody looks for them. */
export const Empty = meta.story({
  args: { queues: storyQueues.map(queue => ({ ...queue, waiting: 0, oldestAt: null })) },
  play: showsText('Nothing waits.'),
})

States.test('a digit leads to its row from anywhere, arrows on and back', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('2')
  await expect(canvas.getByRole('link', { name: /Withdrawals/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('link', { name: /Deposits/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect(canvas.getByRole('link', { name: /Disputes/ })).toHaveFocus()
  await userEvent.keyboard('7')
  await expect(document.activeElement).toHaveTextContent('Held bonuses')
})

/** Whoever switched single keys off still moves by arrows, once a row has the focus. */
export const WithoutKeys = meta.story({
  args: { hasKeys: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('2')
    await expect(canvas.getByRole('link', { name: /Withdrawals/ })).not.toHaveFocus()
    canvas.getByRole('link', { name: /Disputes/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: /Withdrawals/ })).toHaveFocus()
  },
})

/** Enter opens the row, as a press does. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const onClick = fn()
    const row = canvas.getByRole('link', { name: /Disputes/ })
    row.addEventListener('click', onClick)
    await userEvent.keyboard('1{Enter}')
    await expect(onClick).toHaveBeenCalledOnce()
  },
})
