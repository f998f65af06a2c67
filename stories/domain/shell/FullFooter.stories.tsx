import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BrandContext, pageBrand } from '../../../design-system/brand/brand.ts'
import { AppShell } from '../../../design-system/domain/shell/AppShell.tsx'
import { FullFooter } from '../../../design-system/domain/shell/footer/FullFooter.tsx'
import { FooterTrade } from '../../../design-system/domain/shell/footer/FooterTrade.tsx'
import { InstallButton } from '../../../design-system/domain/shell/InstallButton.tsx'
import { PageTitle } from '../../../design-system/domain/page/layout/PageTitle.tsx'
import { ValueHolder } from '../../support/ValueHolder.tsx'
import { withStoppedClock } from '../support/storyClock.tsx'
import { storyFooterLinks, storyLocales } from '../support/storyFooter.ts'
import { storyShell } from '../support/storyShell.ts'
import { expectLink } from '../../support/plays.ts'

const onLocaleChange = fn()
const onThemeChange = fn()
const everywhere = {
  ...pageBrand,
  socialLinks: ['Telegram', 'X', 'YouTube', 'GitHub'].map(name => ({
    name,
    href: `https://${name}.example`,
  })),
}

const meta = preview.meta({
  title: 'Domain/Shell/FullFooter',
  component: FullFooter,
  decorators: [
    Story => (
      <BrandContext value={everywhere}>
        <Story />
      </BrandContext>
    ),
    withStoppedClock,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    links: storyFooterLinks,
    trade: <FooterTrade {...storyFooterLinks} />,
    locales: storyLocales,
    onLocaleChange,
    theme: { preference: 'system' as const, onChange: onThemeChange },
    install: <InstallButton onInstall={fn()} />,
  },
})

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Buy BTC', '#buy-BTC')
    await expectLink(canvas, 'Fraud warning', '#fraudWarning')
    const russian = canvas.getByRole('link', { name: 'RU' })
    await expect(russian).toHaveAttribute('hreflang', 'ru')
    await expect(canvas.getByRole('link', { name: 'EN' })).toHaveAttribute('aria-current', 'true')
  },
})
export const Russian = meta.story({ globals: { locale: 'ru' } })
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' }, locale: 'ru' } })
export const Phone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } })
export const RussianOnPhone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'ru' } })

Default.test('changes the language and the theme', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'RU' }))
  await expect(onLocaleChange.mock.lastCall).toEqual(['ru'])
  await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
  await expect(onThemeChange.mock.lastCall).toEqual(['dark'])
})

/** A page that cannot change anything yet: the links do. */
export const Still = meta.story({
  render: () => (
    <FullFooter
      links={storyFooterLinks}
      trade={<FooterTrade {...storyFooterLinks} />}
      locales={storyLocales}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expectLink(canvas, 'RU', '#ru')
  },
})

/** It comes after the page, and nothing moves: as much room as it takes was kept. */
export const ComesLate = meta.story({
  render: args => (
    <ValueHolder<boolean> initial={false}>
      {(isThere, set) => (
        <AppShell {...storyShell} footer="full" fullFooter={isThere && <FullFooter {...args} />}>
          <PageTitle lead="248 offers">Buy Bitcoin</PageTitle>
          <button type="button" onClick={() => set(true)}>
            {isThere ? 'There' : 'Wait'}
          </button>
        </AppShell>
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvasElement.scrollHeight
    await userEvent.click(canvas.getByRole('button', { name: 'Wait' }))
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvasElement.scrollHeight).toBe(before)
  },
})
export const ComesLateOnTablet = ComesLate.extend({
  globals: { viewport: { value: 'tablet' }, locale: 'ru' },
})
export const ComesLateOnPhone = ComesLate.extend({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})
