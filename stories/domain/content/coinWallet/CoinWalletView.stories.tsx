import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CoinWalletContent } from '../../../../design-system/domain/content/coinWallet/CoinWalletContent.tsx'
import { CoinWalletView } from '../../../../design-system/domain/content/coinWallet/CoinWalletView.tsx'
import { noLiveData } from '../../../../design-system/domain/content/text/contentShape.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyEvery } from '../../support/content/storyTexts.ts'
import { expectLink, leadsTo, showsRole, showsText } from '../../../support/plays.ts'

const coins = storyBook.coins.map((coin, index) => ({
  coin,
  networks: (index % 3) + 1,
  href: `#${coin.code}`,
}))

const meta = preview.meta({
  title: 'Domain/CoinWallet/CoinWalletView',
  component: CoinWalletView,
  args: {
    page: storyEvery('en'),
    live: noLiveData,
    coin: storyBook.of('USDT'),
    networks: [
      {
        code: 'tron',
        name: 'TRON (TRC20)',
        confirmations: 19,
        minimumDeposit: '1',
        networkFee: '1.5',
        minimum: '2',
      },
      {
        code: 'ethereum',
        name: 'Ethereum (ERC20)',
        confirmations: 12,
        minimumDeposit: '10.000001',
        networkFee: '12.345678',
        minimum: '25',
      },
      { code: 'ton', name: 'TON', confirmations: 1, minimumDeposit: '1', networkFee: null, minimum: null },
    ],
    fees: { percent: '0.5', internalPercent: '0' },
    coins,
    hrefs: {
      signUp: '#sign-up',
      guide: '#guide',
      buy: code => `#buy-${code}`,
      calculator: code => `#calculator-${code}`,
    },
  },
})

/** One row for each network with its fees and limits; what is not known is a dash, never a zero. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'TRON (TRC20)' })).toBeVisible()
    await expectLink(canvas, 'Open a wallet', '#sign-up')
    await expect(canvas.getByText(/To another user by name, at once, for nothing/)).toBeVisible()
  },
})
/** The page of all coins. */
export const AllCoins = meta.story({
  args: { coin: null, networks: [] },
  play: leadsTo('Bitcoin wallet', '#BTC'),
})
/** A coin that no network carries here is said to be neither deposited nor withdrawn. */
export const NoNetworks = meta.story({
  args: { networks: [] },
  play: showsText(/cannot be deposited or withdrawn here/),
})
/** Without a head row each figure of a network says itself what it is. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  args: { page: storyEvery('ru') },
})

/** A coin that is not here gets the page for missing texts, not an empty wallet. */
export const Missing = meta.story({
  render: () => <CoinWalletContent content={{ status: 'missing' }} />,
  play: showsRole('heading', { name: 'This text is not here' }),
})
