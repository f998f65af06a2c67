import Bell from 'lucide-react/icons/bell'
import MessageCircle from 'lucide-react/icons/message-circle'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Badge } from '../../design-system/primitives/badge/Badge.tsx'
import {
  IconButton,
  iconButtonLooks,
  iconButtonSizes,
} from '../../design-system/primitives/button/IconButton.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/IconButton', component: IconButton })

/** Without a word on it the button still has a name for screen readers. */
export const Default = meta.story({ args: { icon: Bell, label: 'Notifications', onClick: fn() } })

Default.test('is named by its label', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
  await expect(args.onClick).toHaveBeenCalledTimes(1)
})

/** Looks and sizes, and badges with a count, a count that is too long, and a dot. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      <AxisTable rows={iconButtonLooks} columns={iconButtonSizes}>
        {(look, size) => <IconButton icon={Bell} label="Notifications" look={look} size={size} />}
      </AxisTable>
      <Inline>
        <IconButton icon={MessageCircle} label="Chat, 2 new" badge={<Badge count={2} />} />
        <IconButton icon={MessageCircle} label="Chat, 140 new" badge={<Badge count={140} />} />
        <IconButton icon={Bell} label="Notifications, new" badge={<Badge />} />
      </Inline>
    </Stack>
  ),
})
