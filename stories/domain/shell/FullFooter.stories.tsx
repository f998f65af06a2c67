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

/** Languages are links with `hreflang` for search engines, and the one that is read is marked as current. */
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
/** Four columns of Russian names beside the coins. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** The coins take a row of their own over the columns of pages, in Russian. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' }, locale: 'ru' } })
/** Two columns of pages under two columns of coins. */
export const Phone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } })
/** Whether the Russian names of documents break well in half a phone’s width. */
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
/** The room that is kept for it is right for a tablet and Russian words too. */
export const ComesLateOnTablet = ComesLate.extend({
  globals: { viewport: { value: 'tablet' }, locale: 'ru' },
})
/** The room that is kept is right for a phone, where the footer is highest. */
export const ComesLateOnPhone = ComesLate.extend({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})
