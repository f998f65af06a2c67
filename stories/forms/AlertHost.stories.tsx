import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AlertHost } from '../../design-system/alert/AlertHost.tsx'
import { alertDuration, alertKinds, createAlertStore } from '../../design-system/alert/alertStore.ts'
import type { AlertKind, AlertWords } from '../../design-system/alert/alertStore.ts'
import { useAlerts } from '../../design-system/alert/useAlerts.ts'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { manualTimers } from '../../tests/support/time/manualTimers.ts'

const meta = preview.meta({ title: 'Forms/AlertHost', component: AlertHost })

const words = {
  error: { title: 'Address not accepted', body: 'Sending to this address violates AML policies.' },
  success: { title: 'Ad is live', body: 'Buyers can see it now.' },
  warning: { title: 'The connection is slow' },
  critical: { title: 'Financial transactions are suspended' },
} satisfies Record<AlertKind, Omit<AlertWords, 'kind'>>

const timers = manualTimers()

function Buttons() {
  const alerts = useAlerts()
  return (
    <Inline>
      {alertKinds.map(kind => (
        <Button key={kind} onClick={() => alerts.show({ kind, ...words[kind] })}>
          {kind}
        </Button>
      ))}
    </Inline>
  )
}

function Page() {
  const [store] = useState(() => createAlertStore(timers))
  return (
    <AlertHost store={store} placement="inline">
      <Buttons />
    </AlertHost>
  )
}

/** All four kinds under each other: only a critical one is an alert to screen readers, and stays until closed. */
export const Kinds = meta.story({
  tags: ['visual'],
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    for (const kind of alertKinds) await userEvent.click(canvas.getByRole('button', { name: kind }))
    for (const kind of alertKinds) await expect(canvas.getByText(words[kind].title)).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(words.critical.title)
  },
})

Kinds.test('all but a critical one leave by themselves', async ({ canvas }) => {
  timers.advance(alertDuration)
  await waitFor(() => expect(canvas.queryByText(words.success.title)).toBeNull())
  await expect(canvas.queryByText(words.error.title)).toBeNull()
  await expect(canvas.getByText(words.critical.title)).toBeVisible()
})

Kinds.test('are closed by hand', async ({ canvas, userEvent }) => {
  const count = canvas.getAllByRole('button', { name: 'Close' }).length
  await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(count - 1))
})

/** Under the pointer an alert does not run out, so nobody loses it while reading. */
export const Reading = meta.story({
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    await userEvent.hover(canvas.getByText(words.success.title))
    timers.advance(alertDuration * 10)
    await expect(canvas.getByText(words.success.title)).toBeVisible()
    await userEvent.unhover(canvas.getByText(words.success.title))
    timers.advance(alertDuration)
    await waitFor(() => expect(canvas.queryByText(words.success.title)).toBeNull())
  },
})

/** The same words twice in a row are shown once. */
export const Duplicates = meta.story({
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'error' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(canvas.getAllByText(words.error.title)).toHaveLength(1)
  },
})
