import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StoreGone } from '../../../../design-system/domain/shop/merchant/store/StoreGone.tsx'
import { StoreLoading } from '../../../../design-system/domain/shop/merchant/store/StoreLoading.tsx'

const meta = preview.meta({
  title: 'Domain/Merchant/StoreStates',
  component: StoreGone,
  subcomponents: { StoreLoading },
  args: { listHref: '#stores' },
})

export const Gone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All stores' })).toHaveAttribute('href', '#stores')
  },
})
export const Loading = meta.story({ render: () => <StoreLoading /> })
