import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DocumentHead } from '../../../../design-system/domain/content/editor/DocumentHead.tsx'
import { ScheduleDialog } from '../../../../design-system/domain/content/editor/publishing/ScheduleDialog.tsx'
import { PublishingBar } from '../../../../design-system/domain/content/editor/publishing/PublishingBar.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyTime } from '../../support/storyClock.tsx'
import {
  storyDocument,
  storyEmptyStand,
  storyScheduledStand,
  storyStand,
} from '../../support/content/storyEditor.ts'

const calls = {
  onPublish: fn(),
  onSchedule: fn(),
  onCancel: fn(),
  onDrop: fn(),
  pending: null,
  problem: null,
}

const meta = preview.meta({
  title: 'Domain/Editor/Stand',
  component: PublishingBar,
  decorators: [withStillLinks],
  args: { stand: storyStand, isArchived: false, hasErrors: false, ...calls },
})

/** Only what may be done now has a button. */
export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Stack>
      {[storyStand, storyScheduledStand, { ...storyStand, draft: null }, storyEmptyStand].map(
        (stand, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a list that stands still
          <Card key={index}>
            <PublishingBar {...args} stand={stand} />
          </Card>
        ),
      )}
      <Card>
        <PublishingBar {...args} isArchived />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Publish now' })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: 'Cancel the schedule' })).toHaveLength(1)
  },
})

/** What holds an error is not published; why not stands beside it. */
export const WithErrors = meta.story({
  args: { hasErrors: true },
  play: async ({ args, canvas, userEvent }) => {
    const publish = canvas.getByRole('button', { name: 'Publish now' })
    await expect(publish).toHaveAccessibleDescription('Mend the errors first.')
    await userEvent.click(publish)
    await expect(args.onPublish).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument()
  },
})

/** The server’s reason is an alert under the buttons: another version waits already. */
export const Refused = meta.story({
  args: { problem: 'Another version waits for its moment. Cancel it first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Another version waits')
  },
})

/** The button says that it publishes and takes no second press. */
export const Publishing = meta.story({ args: { pending: 'publish' } })

const headCalls = { onMove: fn(), onArchive: fn(), onBringBack: fn(), isPending: false, problem: null }

/** Over the text: what it is, and where readers find it. */
export const Head = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="6">
      <DocumentHead document={storyDocument} listHref="#list" {...headCalls} />
      <DocumentHead
        document={{ ...storyDocument, archivedAt: storyTime, changedBy: null }}
        listHref="#list"
        {...headCalls}
        problem="Its category is in the archive. Bring it back first."
      />
    </Stack>
  ),
  // Two titles of pages beside each other are no page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

const onSchedule = fn<(from: Date) => Promise<string | null>>(async () => null)
const scheduling = (answer: typeof onSchedule) => () => (
  <ScheduleDialog now={new Date(storyTime)} timeZone="Africa/Lagos" onSchedule={answer} onClose={fn()} />
)
const dialog = async () => within(await findVisible(screen.findByRole('dialog', { name: 'When it appears' })))

/** The day and the time are meant by the clock of whoever chooses them. */
export const Scheduling = meta.story({
  tags: ['visual'],
  render: scheduling(onSchedule),
  play: async ({ userEvent }) => {
    const canvas = await dialog()
    await expect(canvas.getByText('In your time zone, Africa/Lagos.')).toBeVisible()
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-03-06')
    await userEvent.clear(canvas.getByLabelText('Time'))
    await userEvent.type(canvas.getByLabelText('Time'), '09:30')
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }))
    await expect(onSchedule).toHaveBeenCalledWith(new Date('2026-03-06T08:30:00.000Z'))
  },
})

/** The moment passed while the dialog was open: it stays open and says so. */
export const SchedulingRefused = meta.story({
  render: scheduling(fn(async () => 'This moment has passed. Choose one that is still to come.')),
  play: async ({ userEvent }) => {
    const canvas = await dialog()
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }))
    await findVisible(canvas.findByText(/This moment has passed/))
  },
})
