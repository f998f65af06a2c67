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

/** Who was sent the link sees whose look it is, and can change nothing of it. */
export const Default = meta.story({
  play: showsRole('heading', { level: 1, name: 'Preview of the style of Harbor & Pine Coffee' }),
})
/** Bars keep the place of the style; the title is heard, not seen. */
export const Loading = meta.story({ render: () => <StyleLoading /> })
/** A link that has ended says how long such links work, and leads home. */
export const Gone = meta.story({
  render: () => <SharedLookGoneState homeHref="#home" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#home')
  },
})
