import { useState } from 'react'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { createAlertStore } from '../../design-system/alert/alertStore.ts'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { TextLink } from '../../design-system/primitives/link/TextLink.tsx'
import { ToastRegion } from '../../design-system/primitives/toast/ToastRegion.tsx'
import type { Toast, ToastQueue } from '../../design-system/primitives/toast/toastQueue.ts'
import { toastTones } from '../../design-system/primitives/toast/toastQueue.ts'
import { manualTimers } from '../../tests/support/time/manualTimers.ts'

const meta = preview.meta({ title: 'Primitives/Toast', component: ToastRegion })

const words = {
  neutral: { title: 'Rates are back', body: 'Prices move again.' },
  positive: { title: 'Ad is live', body: 'Buyers can see it now.' },
  warning: { title: 'The connection is slow', body: 'Please wait.' },
  negative: {
    title: 'Address not accepted',
    body: 'Sending to this address violates AML policies, please use another address',
  },
  critical: {
    title: 'Financial transactions are suspended',
    action: (
      <TextLink href="/support" look="inherit">
        Contact us
      </TextLink>
    ),
  },
} satisfies Record<(typeof toastTones)[number], Omit<Toast, 'id' | 'tone'>>

const everyTone: readonly Toast[] = toastTones.map((tone, id) => ({ id, tone, ...words[tone] }))

/** All of them at once, for a picture: none ends, none can be closed. */
const still: ToastQueue = {
  current: () => everyTone,
  dismiss: () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  subscribe: () => () => undefined,
}

/** All tones at once; long words and an action stay inside the toast. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => <ToastRegion queue={still} label="Notices" dismissLabel="Dismiss" placement="inline" />,
})

function OnDemand() {
  const [queue] = useState(() => createAlertStore(manualTimers()))
  return (
    <>
      <Button onClick={() => queue.show({ kind: 'success', ...words.positive })}>Publish</Button>
      <Button onClick={() => queue.show({ kind: 'critical', ...words.critical })}>Suspend</Button>
      <ToastRegion queue={queue} label="Notices" dismissLabel="Dismiss" />
    </>
  )
}

/** Its live regions are there before the first toast: a status for most, an alert for what is critical. */
export const Default = meta.story({
  render: () => <OnDemand />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(status).toHaveTextContent('Ad is live')
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }))
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Financial transactions are suspended')
    await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }))
    await expect(alert).toBeEmptyDOMElement()
  },
})
