import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StylePage } from '../../app/features/merchant/style/StylePage.tsx'
import { storyLook } from '../domain/support/shop/storyMerchantLook.ts'
import { fault, refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { loaded, onceLoaded } from '../support/plays.ts'
import { merchantStyleAnswers, storyStoreId } from './merchantStyleAnswers.ts'

const meta = preview.meta({ title: 'Pages/MerchantStyle', component: StylePage, ...pageMeta })

const page = pageAt(`/me/merchant/style/${storyStoreId}`, merchantStyleAnswers)

/** What a store's owner chooses beside a live preview of the payer's page. */
export const Loaded = meta.story({ tags: ['visual'], ...page.loaded })
/** Russian names of colours, presets and switches; the preview keeps a choice of language of its own. */
export const InRussian = meta.story(page.inRussian)
/** The preview comes before the fields on a phone, with its choice of device, theme, language and state. */
export const OnPhone = meta.story({ tags: ['visual'], ...page.onPhone })
/** A text that is hard to read is said beside it, with the nearest colour that is not; each step can be taken back. */
export const Unreadable = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' })
    await userEvent.clear(text)
    await userEvent.type(text, '#b0a0e0')
    await userEvent.click(await canvas.findByRole('button', { name: /^Use #.* for Text$/ }))
    await expect(canvas.queryByText(/Hard to read/)).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('#13171D')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).not.toHaveValue('#13171D')
  }),
})
/** What the server refuses stands at the colour that it is about. */
export const Refused = meta.story({
  render: page.with({
    updateMerchantAccount: () => {
      throw refusal(422, 'style_unreadable', { 'style.text_color': ['This text cannot be read well.'] })
    },
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mint' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save style' }))
    await findVisible(canvas.findByText(/^Hard to read: /))
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeInvalid()
  }),
})
/** A preset is kept by one press, a notice says so, and it stays marked as the chosen one. */
export const Saved = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forest' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save style' }))
    await findVisible(screen.findByText('The style is saved'))
    await expect(canvas.getByRole('button', { name: 'Forest' })).toHaveAttribute('aria-pressed', 'true')
  }),
})
/** A style sheet of the store’s own is in the preview as soon as it was loaded, and nothing else is saved by it. */
export const OwnCss = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, canvasElement, userEvent }) => {
    const link = await canvas.findByRole('textbox', { name: 'Link to a style sheet' })
    await userEvent.type(link, 'https://harbor.example/pay.css{Enter}')
    await findVisible(canvas.findByRole('button', { name: 'Load again' }))
    const panel = canvasElement.querySelector('[data-part=panel]') ?? canvasElement
    await waitFor(() => expect(getComputedStyle(panel).borderTopStyle).toBe('double'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the style sheet' }))
    await waitFor(() => expect(getComputedStyle(panel).borderTopStyle).toBe('none'))
  }),
})
/** Whoever leaves with changes is asked. */
export const Leaving = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mint' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Stores' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Leave without saving?' })))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
    await expect(canvas.getByRole('button', { name: 'Mint' })).toHaveAttribute('aria-pressed', 'true')
  }),
})
/** The look as it stands in the editor is shown to others by a link, which a dialog gives out to copy. */
export const Shared = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share preview' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Link to the preview' })))
    await expect(dialog.getByDisplayValue(/\/invoice-preview#look-token$/)).toBeVisible()
  }),
})
/** Neither fields nor preview stand there before the store's own look is known. */
export const Loading = meta.story(page.loading('merchantAccount'))
/** A store without pictures. */
export const Empty = meta.story({
  render: page.with({
    merchantAccount: () => ({ accountId: storyStoreId, look: { ...storyLook, logo: null } }),
  }),
  play: loaded,
})
/** No default look stands in for one that did not load, so saving cannot overwrite it. */
export const Failed = meta.story({ render: page.with({ merchantAccount: fault }) })
/** Somebody else’s store is as if it were not there. */
export const Forbidden = meta.story({
  render: page.with({
    merchantAccount: () => {
      throw refusal(404, 'not_found')
    },
  }),
})

const shared = pageAt('/invoice-preview#look-token', merchantStyleAnswers)

/** What whoever was sent the link sees: the payer's page in that look, and nothing to change it by. */
export const SharedPreview = meta.story({ tags: ['visual'], ...shared.loaded })
/** A link that has ended says how long such links work and whom to ask for a new one. */
export const SharedPreviewGone = meta.story({
  render: shared.at('/invoice-preview#old', {
    sharedMerchantLook: () => {
      throw refusal(404, 'not_found')
    },
  }),
})
/** A preview that did not load is not told as a link that has ended: it is asked for again. */
export const SharedPreviewFailed = meta.story({ render: shared.with({ sharedMerchantLook: fault }) })
/** Until the look is there its page shows no colour of another store. */
export const SharedPreviewLoading = meta.story(shared.loading('sharedMerchantLook'))
