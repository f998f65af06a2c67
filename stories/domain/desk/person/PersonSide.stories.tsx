import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { AuditEntryShape, SecondRequestShape } from '../../../../design-system/domain/desk/deskShape.ts'
import { PersonRequests } from '../../../../design-system/domain/desk/person/act/PersonRequests.tsx'
import { PersonTrail } from '../../../../design-system/domain/desk/person/part/PersonTrail.tsx'
import { PersonLayout } from '../../../../design-system/domain/desk/person/PersonLayout.tsx'
import { PersonPageLoading } from '../../../../design-system/domain/desk/person/PersonPageLoading.tsx'
import { PersonUnknown } from '../../../../design-system/domain/desk/person/PersonUnknown.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { leadsTo, staysInside } from '../../../support/plays.ts'
import { storyPersonDeeds, storyPersonRequest } from '../../support/desk/storyDeskDeeds.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onDecide = fn()
const ready = <Value,>(value: Value) => ({ status: 'ready', value, isStale: false }) as const
const failed = { status: 'failed', onRetry: fn(), isRetrying: false } as const
const loading = { status: 'loading' } as const
const requests: readonly SecondRequestShape[] = [storyPersonRequest()]
const entries: readonly AuditEntryShape[] = storyPersonDeeds
const allHref = '/operator/trail?about=person&id=p1'

const meta = preview.meta({
  title: 'Domain/Desk/PersonSide',
  component: PersonRequests,
  decorators: [withStoppedClock],
  args: { requests: ready(requests), onDecide },
})

const side = () => (
  <Stack gap="4">
    <PersonRequests requests={ready(requests)} onDecide={onDecide} />
    <PersonTrail entries={ready(entries)} allHref={allHref} />
  </Stack>
)

/** What waits for another operator, over what was done last; the rest is a link away. */
export const Default = meta.story({ render: side, play: leadsTo('All of it', allHref) })
/** The same on a phone in Russian: reasons in another language keep their words. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: side,
  play: staysInside,
})
/** Another operator approves after one more question. */
export const Approved = meta.story({
  play: async ({ canvas, userEvent }) => {
    onDecide.mockReset().mockResolvedValue(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    const dialog = within(await findVisible(screen.findByRole('dialog')))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(onDecide).toHaveBeenCalledWith(requests[0]?.id, 'approve', null)
  },
})
/** Whoever has asked can take it back, and is not offered to approve it. */
export const OwnRequest = meta.story({
  args: { requests: ready([storyPersonRequest({ askedBy: 'd.osei', decisions: ['withdraw'] })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take back' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})
/** Nothing done, nothing asked: the requests take no room. */
export const Empty = meta.story({
  render: () => (
    <Stack gap="4">
      <PersonRequests requests={ready([])} onDecide={onDecide} />
      <PersonTrail entries={ready([])} allHref={allHref} />
    </Stack>
  ),
})
/** The last deeds are on their way. */
export const Coming = meta.story({ render: () => <PersonTrail entries={loading} allHref={allHref} /> })
/** Requests and deeds failed: each is asked for again by itself. */
export const Failed = meta.story({
  render: () => (
    <Stack gap="4">
      <PersonRequests requests={failed} onDecide={onDecide} />
      <PersonTrail entries={failed} allHref={allHref} />
    </Stack>
  ),
})
/** The page's places while somebody is coming. */
export const PageLoading = meta.story({ render: () => <PersonPageLoading /> })
/** Nobody has the name in the address: back to the list. */
export const Unknown = meta.story({
  render: () => <PersonUnknown listHref="/operator/people" />,
  play: leadsTo('To the list of people', '/operator/people'),
})
/** Where everything stands: what waits comes beside the head, and under it in one column. */
export const Places = meta.story({
  render: () => (
    <PersonLayout
      head={<Card>Head</Card>}
      requests={<Card>What waits</Card>}
      side={<Card>What can be done</Card>}
    >
      <Card>A part</Card>
      <Card>Another part</Card>
    </PersonLayout>
  ),
})
