import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { BarChart } from '../../design-system/primitives/chart/BarChart.tsx'
import { FigureTable } from '../../design-system/primitives/table/FigureTable.tsx'
import { findCharts } from '../support/findCharts.ts'

const meta = preview.meta({ title: 'Primitives/Figures', component: FigureTable })

const figures = {
  caption: 'Trades by month',
  columns: ['Month', 'Trades', 'Volume'],
  rows: [
    {
      id: '1',
      head: { text: 'January' },
      figures: [{ text: '12' }, { text: '$4,210', note: '3 in dispute' }],
    },
    { id: '2', head: { text: 'February' }, figures: [{ text: '31' }, { text: '$11,870' }] },
  ],
  total: { id: 'all', head: { text: 'Together' }, figures: [{ text: '43' }, { text: '$16,080' }] },
}

/** Each figure is read out with its row and its column; the total has a row of its own. */
export const Default = meta.story({ args: figures })

Default.test('a figure has the heads of its row and its column', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Trades by month' })).toBeVisible()
  await expect(canvas.getByRole('rowheader', { name: 'February' })).toBeVisible()
  await expect(canvas.getByRole('columnheader', { name: 'Volume' })).toBeVisible()
})

/** The table beside it has every figure: the bars are for those who see them. */
export const Bars = meta.story({
  args: figures,
  render: args => (
    <>
      <BarChart
        label="Trades by month, as in the table"
        labels={['Jan', 'Feb', 'Mar', 'Apr']}
        series={[
          { name: 'All', tone: 'whole', values: ['12', '31', '24', '40'] },
          { name: 'Completed', tone: 'part', values: ['11', '28', '24', '35'] },
        ]}
        valueText={value => value}
        onPoint={fn()}
      />
      <FigureTable {...args} />
    </>
  ),
  play: ({ canvasElement }) => findCharts(canvasElement, 1),
})
