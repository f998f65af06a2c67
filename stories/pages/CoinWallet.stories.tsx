import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CoinWalletPage } from '../../app/features/coinWallet/CoinWalletPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { refused } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { textPage } from './textPage.ts'
import { coinWalletAnswers } from './calculatorAnswers.ts'

const meta = preview.meta({ title: 'Pages/CoinWallet', component: CoinWalletPage, ...pageMeta })

const page = textPage('/crypto-wallet/bitcoin', coinWalletAnswers)

export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByRole('heading', { name: 'Networks, fees and limits' }))
    await expect(context.canvas.getByRole('link', { name: 'BTC calculator' })).toHaveAttribute(
      'href',
      '/calculator/bitcoin',
    )
  },
})
/** All coins. */
export const AllCoins = meta.story({
  render: page.at('/crypto-wallet'),
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByRole('link', { name: 'Bitcoin wallet' }))
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.with(() => coinWalletAnswers('ru')),
})
export const Loading = meta.story(page.loading('withdrawalFees'))
/** The coin has no network now. */
export const Empty = meta.story({
  render: page.at('/crypto-wallet/monero'),
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByText(/cannot be deposited or withdrawn here/))
  },
})
export const Failed = meta.story(page.failed('withdrawalFees'))
/** An operator has taken the words away, and the page with them. */
export const Missing = meta.story({
  render: page.with({
    page: () => {
      throw refused(404, 'not_found', { page: ['not_found'] })
    },
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'This text is not here' }))
  },
})
