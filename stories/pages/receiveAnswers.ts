import {
  memoAccount,
  oldAccount,
  storyAccount,
  storyDeposits,
  storyNetworks,
} from '../domain/support/money/storyDeposit.ts'
import { bootAnswers } from '../support/app/bootAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers } from './accountAnswers.ts'

const ethereum = storyAccount({
  id: 'a0',
  network: 'ethereum',
  networkName: 'Ethereum',
  standard: 'ERC20',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  paymentUri:
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=0x52908400098527886E0F7030069857D2E4169EE7',
  minimum: '10',
  confirmations: 12,
  minutes: 4,
  isSimulated: true,
})

type Currencies = { readonly coins: readonly { readonly code: string }[] }

/** Tether comes over three networks, on each of which the viewer has an address; coins are on their way to it. */
export function receiveAnswers(): StoryAnswers {
  let accounts = [ethereum, storyAccount(), memoAccount, oldAccount]
  const boot = bootAnswers['currencies']?.({} as never) as Currencies
  return {
    ...accountAnswers,
    currencies: () => ({
      ...boot,
      coins: boot.coins.map(coin =>
        coin.code === 'USDT'
          ? { ...coin, networks: storyNetworks.map(each => ({ ...each, minimumDeposit: '1' })) }
          : coin,
      ),
    }),
    accounts: () => ({ items: accounts, seq: 1 }),
    generateAccount: ({ input }: { readonly input: { readonly network: string } }) => {
      const fresh = {
        ...storyAccount({ network: input.network }),
        id: `new-${accounts.length}`,
        address: 'TNewX2m8Qw4rT6yU1iO3pA5sD7fG9hJkLz',
        received: '0',
        depositsCount: 0,
      }
      accounts = [
        fresh,
        ...accounts.map(account =>
          account.network === input.network ? { ...account, isCurrent: false } : account,
        ),
      ]
      return fresh
    },
    deposits: () => ({
      items: storyDeposits
        .slice(1, 3)
        .map(deposit => ({ ...deposit, network: 'tron', address: '', memo: null })),
      hasMore: false,
      seq: 1,
    }),
    claimDeposit: () => ({ state: 'waiting', deposit: null }),
  }
}
