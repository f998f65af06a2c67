import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SharedLook } from '../../../../design-system/domain/shop/merchant/style/SharedLook.tsx'
import { SharedLookGone } from '../../../../design-system/domain/shop/merchant/style/SharedLookGone.tsx'
import { StyleLoading } from '../../../../design-system/domain/shop/merchant/style/StyleLoading.tsx'
import { storyLook } from '../../support/storyLook.ts'

const meta = preview.meta({
  title: 'Domain/Merchant/SharedLook',
  component: SharedLook,
  subcomponents: { SharedLookGone, StyleLoading },
  args: { look: storyLook },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Preview of the style of Harbor & Pine Coffee' }),
    ).toBeVisible()
  },
})
export const Loading = meta.story({ render: () => <StyleLoading /> })
export const Gone = meta.story({
  render: () => <SharedLookGone homeHref="#home" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#home')
  },
})
