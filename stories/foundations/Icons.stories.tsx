import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Lock from 'lucide-react/icons/lock'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Icon, iconSizes } from '../../design-system/primitives/icon/Icon.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Foundations/Icons', component: Icon })

const drawings = { buy: ArrowDownLeft, sell: ArrowUpRight, locked: Lock }

/** The same lines in each size; they take the colour of the text around them. */
export const Sizes = meta.story({
  tags: ['visual'],
  render: () => (
    <AxisTable rows={Object.keys(drawings) as (keyof typeof drawings)[]} columns={iconSizes}>
      {(name, size) => <Icon of={drawings[name]} size={size} />}
    </AxisTable>
  ),
})

/** An icon with a label is an image to screen readers, one without is not there for them. */
export const NamedOrSilent = meta.story({
  render: () => (
    <>
      <Icon of={Lock} label="Locked in escrow" />
      <Icon of={Lock} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map(icon => icon.getAttribute('aria-label'))).toEqual([
      'Locked in escrow',
    ])
  },
})
