import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { TextLink } from '../../design-system/primitives/link/TextLink.tsx'
import { ToastRegion } from '../../design-system/primitives/toast/ToastRegion.tsx'
import type { ToastWords } from '../../design-system/primitives/toast/toastQueue.ts'
import { createToastQueue, toastTones } from '../../design-system/primitives/toast/toastQueue.ts'

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
} satisfies Record<(typeof toastTones)[number], Omit<ToastWords, 'tone'>>

/** A clock that never runs out, so that a picture finds what it looks for. */
const stillClock = { start: () => 0, stop: () => undefined }

function AllTones() {
  const [queue] = useState(() => createToastQueue(stillClock))
  useEffect(() => {
    for (const tone of toastTones) queue.show({ tone, ...words[tone] })
  }, [queue])
  return <ToastRegion queue={queue} label="Notices" dismissLabel="Dismiss" placement="inline" />
}

export const Matrix = meta.story({ tags: ['visual'], render: () => <AllTones /> })

function OnDemand() {
  const [queue] = useState(() => createToastQueue(stillClock))
  return (
    <>
      <Button onClick={() => queue.show({ tone: 'positive', ...words.positive })}>Publish</Button>
      <Button onClick={() => queue.show({ tone: 'critical', ...words.critical })}>Suspend</Button>
      <ToastRegion queue={queue} label="Notices" dismissLabel="Dismiss" />
    </>
  )
}

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
