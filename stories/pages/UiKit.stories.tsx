import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UiKitPage } from '../../app/features/uiKit/UiKitPage.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { expectLink, showsRole } from '../support/plays.ts'

/** No two parts of it are alike: by keys all of it is walked. */
const everyPart = { ...pageMeta, parameters: { ...pageMeta.parameters, keyboard: { stops: 500 } } }

const meta = preview.meta({ title: 'Pages/UiKit', component: UiKitPage, ...everyPart })

const page = pageAt('/ui-kit', asVisitor)

/** Each modal of the app opens, and Escape closes it without an answer. */
export const Loaded = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Everything Souk is made of' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Open: Two-factor code' }))
    await findVisible(screen.findByRole('dialog'))
    await userEvent.keyboard('{Escape}')
    await findVisible(canvas.findByText('It was closed without an answer.'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open: Two-factor code' })).toHaveFocus())
    await expectLink(canvas, 'Something is missing? Tell us', '/business-contacts')
    await expect(document.title).toContain('UI kit')
  },
})

/** The view is what the address says: its words, its ground, which way it runs. */
export const InAView = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: page.at('/ui-kit?theme=dark&contrast=more&density=compact&locale=ar-XB&text=150'),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /RTL/, checked: true })
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
    await expect(document.documentElement.dataset).toMatchObject({
      theme: 'dark',
      contrast: 'more',
      density: 'compact',
    })
  },
})

/** The kit itself in Russian on a phone: its parts wrap and stay inside the width. */
export const OnPhoneInRussian = meta.story({
  ...page.onPhoneInRussian,
  play: showsRole('heading', { level: 1, name: 'Всё, из чего сделан Souk' }),
})
