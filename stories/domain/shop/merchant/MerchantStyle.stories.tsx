import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MerchantStyle } from '../../../../design-system/domain/shop/merchant/style/MerchantStyle.tsx'
import type { MerchantLook } from '../../../../design-system/domain/shop/look/merchantLook.ts'
import type { StyleDraft } from '../../../../design-system/domain/shop/merchant/style/styleDraft.ts'
import { useStyleDraft } from '../../../../design-system/domain/shop/merchant/style/useStyleDraft.ts'
import { vars } from '../../../../design-system/tokens/vars.ts'
import { storyBackground, storyLogo, storyLook } from '../../support/shop/storyMerchantLook.ts'

const onSave = fn<(draft: StyleDraft) => Promise<unknown>>(async () => undefined)
const onShare = fn()
const css = {
  kept: null,
  onSet: fn<(link: string | null) => Promise<void>>(async () => undefined),
  problemsOf: () => [],
}
const picture = { onUpload: fn(async () => undefined), onRemove: fn(async () => undefined) }

function Edited({ look }: { look: MerchantLook }) {
  return (
    <MerchantStyle
      look={look}
      edit={useStyleDraft(look, onSave)}
      logo={picture}
      background={picture}
      css={css}
      storesHref="#stores"
      storeHref="#store"
      isSharing={false}
      onShare={onShare}
    />
  )
}

const meta = preview.meta({
  title: 'Domain/Merchant/MerchantStyle',
  component: Edited,
  subcomponents: { MerchantStyle },
  parameters: { layout: 'fullscreen' },
  args: { look: { ...storyLook, logo: storyLogo } },
})

/** A colour can be typed as well as picked; what is saved is the whole style, and it can be shared. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Text' })
    await userEvent.clear(text)
    await userEvent.type(text, '#101020')
    await userEvent.click(canvas.getByRole('button', { name: 'Save style' }))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ style: expect.objectContaining({ textColor: '#101020' }) }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Share preview' }))
    await expect(onShare).toHaveBeenCalled()
  },
})
/** A background image covers both colours of the gradient in the preview. */
export const WithPicture = meta.story({
  args: { look: { ...storyLook, style: { ...storyLook.style, background: storyBackground } } },
})
/** Fields and preview under each other, in Russian on a phone. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  // The room that the app leaves for its tabs, over which the bar to save stands.
  decorators: [
    Story => (
      <div style={{ paddingBlockEnd: vars.size.tabBar }}>
        <Story />
      </div>
    ),
  ],
})
