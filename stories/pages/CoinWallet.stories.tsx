import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CoinWalletPage } from '../../app/features/coinWallet/CoinWalletPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { coinWalletAnswers } from './calculatorAnswers.ts'

const meta = preview.meta({
  title: 'Pages/CoinWallet',
  component: CoinWalletPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, address = '/crypto-wallet/bitcoin') =>
  () => <StoryApp address={address} answers={{ ...coinWalletAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: at(),
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
  render: at({}, '/crypto-wallet'),
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByRole('link', { name: 'Bitcoin wallet' }))
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: () => <StoryApp address="/crypto-wallet/bitcoin" answers={coinWalletAnswers('ru')} />,
  play: loaded,
})
export const Loading = meta.story({
  render: at({ withdrawalFees: never }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Loading the text'))
  },
})
/** The coin has no network now. */
export const Empty = meta.story({
  render: at({}, '/crypto-wallet/monero'),
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByText(/cannot be deposited or withdrawn here/))
  },
})
export const Failed = meta.story({
  render: at({ withdrawalFees: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
/** An operator has taken the words away, and the page with them. */
export const Missing = meta.story({
  render: at({
    page: () => {
      throw refused(404, 'not_found', { page: ['not_found'] })
    },
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'This text is not here' }))
  },
})
