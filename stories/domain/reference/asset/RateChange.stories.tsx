import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RateChange } from '../../../../design-system/domain/reference/asset/RateChange.tsx'
import { AxisTable } from '../../../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Domain/Asset/RateChange', component: RateChange })

const percents = ['1.24', '-0.86', '0', '0.004', '-0.004', '1234.5'] as const

/** What rounds to nothing has no sign and no direction; a fall has a minus, not its colour alone. */
export const Matrix = meta.story({
  tags: ['visual'],
  args: { percent: '1.24' },
  render: () => (
    <AxisTable rows={percents} columns={['bare', 'today']}>
      {(percent, look) => <RateChange percent={percent} look={look} />}
    </AxisTable>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−0.86% today')).toBeVisible()
    // What rounds to nothing did not move: no sign, no direction.
    await expect(canvas.getAllByText('0.00%').map(each => each.dataset['direction'])).toEqual([
      'flat',
      'flat',
      'flat',
    ])
  },
})
