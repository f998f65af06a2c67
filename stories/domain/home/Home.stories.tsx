import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { HomeFigures } from '../../../design-system/domain/home/HomeFigures.tsx'
import { MediaPartners } from '../../../design-system/domain/home/MediaPartners.tsx'
import { ServiceWords } from '../../../design-system/domain/home/ServiceWords.tsx'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'
import { storyFigures, storyPartners, storyWords } from '../support/storyContent.ts'

const meta = preview.meta({
  title: 'Domain/Home/Parts',
  component: HomeFigures,
  args: { figures: storyFigures },
  render: args => (
    <Stack gap="8">
      <HomeFigures {...args} />
      <HomeFigures figures={{ trades: 1, people: 2, medianReleaseSeconds: null }} />
      <ServiceWords words={storyWords} />
      <MediaPartners partners={storyPartners} />
    </Stack>
  ),
})

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('48,200+')).toBeVisible()
    await expect(canvas.getByText('5 min')).toBeVisible()
    await expect(canvas.getAllByText('Usual time from payment to coins')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Harbour Ledger' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  },
})
export const Russian = meta.story({ globals: { locale: 'ru' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
