import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AmountSection } from '../../../design-system/domain/kit/figure/AmountSection.tsx'
import { DateSection } from '../../../design-system/domain/kit/figure/DateSection.tsx'
import { TimeOfDay } from '../../../design-system/domain/kit/figure/TimeOfDay.tsx'
import { withStoppedClock } from '../support/storyClock.tsx'

const meta = preview.meta({
  title: 'Domain/Kit/Figures',
  component: AmountSection,
  subcomponents: { DateSection, TimeOfDay },
  decorators: [withStoppedClock],
})

/** What is typed is written in each format, in each language; what is no number is said to be none. */
export const Amounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Try a number' })
    await userEvent.clear(field)
    await userEvent.type(field, '9876543.219')
    await expect(canvas.getByRole('row', { name: /^fiat/ })).toHaveTextContent('9,876,543.22')
    await expect(canvas.getByRole('row', { name: /^fiat/ })).toHaveTextContent(/9\s876\s543,22/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Floor' }))
    await expect(canvas.getByRole('row', { name: /^fiat/ })).toHaveTextContent('9,876,543.21')
    await userEvent.clear(field)
    await userEvent.type(field, '1e5')
    await userEvent.tab()
    await expect(canvas.getByText('Write the number out, without e')).toBeVisible()
    await expect(canvas.getByText('There is no number to write.')).toBeVisible()
  },
})

/** A day is written in each format and language as it is typed; one that no month has is refused. */
export const Dates = meta.story({
  render: () => <DateSection />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Try a day' })
    await userEvent.clear(field)
    await userEvent.type(field, '24.12.2026')
    await expect(canvas.getByRole('row', { name: /^dayMonth/ })).toHaveTextContent('December 24')
    await expect(canvas.getByRole('row', { name: /^dayMonth/ })).toHaveTextContent('24 декабря')
    await userEvent.clear(field)
    await userEvent.type(field, '31.02.2026')
    await userEvent.tab()
    await expect(canvas.getByText('Invalid date')).toBeVisible()
  },
})
