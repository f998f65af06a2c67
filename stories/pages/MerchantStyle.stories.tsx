import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StylePage } from '../../app/features/merchant/style/StylePage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { shown } from '../support/shown.ts'
import { storyLook } from '../domain/support/storyLook.ts'
import { merchantStyleAnswers, storyStoreId } from './merchantStyleAnswers.ts'

const meta = preview.meta({
  title: 'Pages/MerchantStyle',
  component: StylePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => (
    <StoryApp
      address={`/me/merchant/style/${storyStoreId}`}
      answers={{ ...merchantStyleAnswers, ...changed }}
    />
  )

export const Loaded = meta.story({ tags: ['visual'], render: at(), play: loaded })
export const InRussian = meta.story({ globals: { locale: 'ru' }, render: at(), play: loaded })
export const OnPhone = meta.story({ tags: ['visual'], globals: onPhone, render: at(), play: loaded })
/** A text that is hard to read is said beside it, with the nearest colour that is not; each step can be taken back. */
export const Unreadable = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    const text = await canvas.findByRole('textbox', { name: 'Text' })
    await userEvent.clear(text)
    await userEvent.type(text, '#b0a0e0')
    await userEvent.click(await canvas.findByRole('button', { name: /^Use #.* for Text$/ }))
    await expect(canvas.queryByText(/Hard to read/)).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('#13171D')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).not.toHaveValue('#13171D')
  },
})
/** What the server refuses stands at the colour that it is about. */
export const Refused = meta.story({
  render: at({
    updateMerchantAccount: () => {
      throw refused(422, 'style_unreadable', { 'style.text_color': ['This text cannot be read well.'] })
    },
  }),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Mint' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save style' }))
    await shown(canvas.findByText(/^Hard to read: /))
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeInvalid()
  },
})
export const Saved = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Forest' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save style' }))
    await shown(screen.findByText('The style is saved'))
    await expect(canvas.getByRole('button', { name: 'Forest' })).toHaveAttribute('aria-pressed', 'true')
  },
})
/** A style sheet of the store’s own is in the preview as soon as it was loaded, and nothing else is saved by it. */
export const OwnCss = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, canvasElement, userEvent } = context
    const link = await canvas.findByRole('textbox', { name: 'Link to a style sheet' })
    await userEvent.type(link, 'https://harbor.example/pay.css{Enter}')
    await shown(canvas.findByRole('button', { name: 'Load again' }))
    const panel = canvasElement.querySelector('[data-part=panel]') ?? canvasElement
    await waitFor(() => expect(getComputedStyle(panel).borderTopStyle).toBe('double'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the style sheet' }))
    await waitFor(() => expect(getComputedStyle(panel).borderTopStyle).toBe('none'))
  },
})
/** Whoever leaves with changes is asked. */
export const Leaving = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Mint' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Stores' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: 'Leave without saving?' })))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
    await expect(canvas.getByRole('button', { name: 'Mint' })).toHaveAttribute('aria-pressed', 'true')
  },
})
export const Shared = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Share preview' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: 'Link to the preview' })))
    await expect(dialog.getByDisplayValue(/\/invoice-preview#look-token$/)).toBeVisible()
  },
})
export const Loading = meta.story({ render: at({ merchantAccount: never }) })
/** A store without pictures. */
export const Empty = meta.story({
  render: at({
    merchantAccount: () => ({ accountId: storyStoreId, look: { ...storyLook, logo: null } }),
  }),
  play: loaded,
})
export const Failed = meta.story({ render: at({ merchantAccount: broken }) })
/** Somebody else’s store is as if it were not there. */
export const Forbidden = meta.story({
  render: at({
    merchantAccount: () => {
      throw refused(404, 'not_found')
    },
  }),
})

const sharedAt =
  (token: string, changed: StoryAnswers = {}) =>
  () => <StoryApp address={`/invoice-preview#${token}`} answers={{ ...merchantStyleAnswers, ...changed }} />

export const SharedPreview = meta.story({ tags: ['visual'], render: sharedAt('look-token'), play: loaded })
export const SharedPreviewGone = meta.story({
  render: sharedAt('old', {
    sharedMerchantLook: () => {
      throw refused(404, 'not_found')
    },
  }),
})
export const SharedPreviewFailed = meta.story({
  render: sharedAt('look-token', { sharedMerchantLook: broken }),
})
export const SharedPreviewLoading = meta.story({
  render: sharedAt('look-token', { sharedMerchantLook: never }),
})
