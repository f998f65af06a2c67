import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SharedLook } from '../../../../design-system/domain/shop/merchant/style/SharedLook.tsx'
import { SharedLookGoneState } from '../../../../design-system/domain/shop/merchant/style/SharedLookGoneState.tsx'
import { StyleLoading } from '../../../../design-system/domain/shop/merchant/style/StyleLoading.tsx'
import { storyLook } from '../../support/shop/storyMerchantLook.ts'
import { showsRole } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Merchant/SharedLook',
  component: SharedLook,
  subcomponents: { SharedLookGoneState, StyleLoading },
  args: { look: storyLook },
})

export const Default = meta.story({
  play: showsRole('heading', { level: 1, name: 'Preview of the style of Harbor & Pine Coffee' }),
})
export const Loading = meta.story({ render: () => <StyleLoading /> })
export const Gone = meta.story({
  render: () => <SharedLookGoneState homeHref="#home" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#home')
  },
})
