import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CustomCss } from '../../../../design-system/domain/shop/merchant/style/CustomCss.tsx'
import type { CssProblem } from '../../../../design-system/domain/shop/merchant/style/useCssLink.ts'
import { findVisible } from '../../../support/findVisible.ts'

const onSet = fn<(link: string | null) => Promise<void>>(async () => undefined)
const kept = { link: 'https://harbor.example/pay.css', fetchedAt: '2026-03-05T14:08:00.000Z' }

const refused = (code: string, params: object) =>
  fn<(link: string | null) => Promise<void>>(async () => {
    throw Object.assign(new Error(code), { code, params, errors: { link: ['Not allowed.'] } })
  })

const meta = preview.meta({
  title: 'Domain/Merchant/CustomCss',
  component: CustomCss,
  args: { kept: null, onSet, problemsOf: (): readonly CssProblem[] => [] },
})

/** Enter loads, and saves nothing else. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('textbox', { name: 'Link to a style sheet' })
    await userEvent.type(link, `${kept.link}{Enter}`)
    await expect(onSet).toHaveBeenLastCalledWith(kept.link)
    await expect(canvas.queryByRole('button', { name: 'Remove the style sheet' })).not.toBeInTheDocument()
  },
})
/** A sheet that is kept can be loaded again from the same link, or taken away, which empties the field. */
export const Kept = meta.story({
  args: { kept },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await expect(onSet).toHaveBeenLastCalledWith(kept.link)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the style sheet' }))
    await expect(onSet).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
})
/** While the sheet is fetched the button says so. */
export const Loading = meta.story({
  args: { kept, onSet: fn<(link: string | null) => Promise<void>>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await findVisible(canvas.findByText('Loading'))
  },
})
/** What is wrong is said, until the link is changed. */
export const Refused = meta.story({
  args: { kept, onSet: refused('css_too_large', { max: 64 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await findVisible(canvas.findByText('Too large: up to 64 KB.'))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox'), '?')
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
})
/** Every line that is not allowed, however many there are. */
export const RefusedByLine = meta.story({
  tags: ['visual'],
  args: {
    kept,
    onSet: refused('css_refused', { list: '1 position: fixed; +11' }),
    problemsOf: () =>
      Array.from({ length: 12 }, (_, index) => ({ line: index * 3 + 1, what: `position: fixed ${index}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await findVisible(canvas.findByText('position: fixed 11'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await userEvent.type(canvas.getByRole('textbox'), '?')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
/** Link, day and both buttons in Russian at a phone’s width. */
export const OnPhoneInRussian = meta.story({
  args: { kept },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})
