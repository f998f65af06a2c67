import preview from '../../.storybook/preview.tsx'
import { CoinWalletPage } from '../../app/features/coinWallet/CoinWalletPage.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsRole, showsText } from '../support/plays.ts'
import { textPage } from './textPage.ts'
import { coinWalletAnswers } from './calculatorAnswers.ts'

const meta = preview.meta({ title: 'Pages/CoinWallet', component: CoinWalletPage, ...pageMeta })

const page = textPage('/crypto-wallet/bitcoin', coinWalletAnswers)

/** For somebody without a wallet here: what one coin's wallet does, with true networks, fees and limits inside the text. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { name: 'Networks, fees and limits' }))
    await expectLink(canvas, 'BTC calculator', '/calculator/bitcoin')
  }),
})
/** All coins. */
export const AllCoins = meta.story({
  render: page.at('/crypto-wallet'),
  play: onceLoaded(showsRole('link', { name: 'Bitcoin wallet' })),
})
/** The coin, its text and the three ways on stand in one column on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.with(() => coinWalletAnswers('ru')),
})
/** Without the fees the text does not come alone: all of it appears at once. */
export const Loading = meta.story(page.loading('withdrawalFees'))
/** The coin has no network now. */
export const Empty = meta.story({
  render: page.at('/crypto-wallet/monero'),
  play: onceLoaded(showsText(/cannot be deposited or withdrawn here/)),
})
/** A text whose figures cannot be had is not shown with gaps: the page asks again as a whole. */
export const Failed = meta.story(page.failed('withdrawalFees'))
/** An operator has taken the words away, and the page with them. */
export const Missing = meta.story({
  render: page.with({
    page: () => {
      throw refusal(404, 'not_found', { page: ['not_found'] })
    },
  }),
  play: showsRole('heading', { level: 1, name: 'This text is not here' }),
})
