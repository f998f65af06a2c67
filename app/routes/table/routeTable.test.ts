import { expect, it } from 'vitest'
import { routeNames, routeRow, type RouteName } from './routeTable.ts'

const namesWith = (has: (name: RouteName) => boolean) => routeNames.filter(has).toSorted()

it('asks again, after an absence, for what pages show that changes by itself; forms and still pages stay', () => {
  expect(namesWith(name => routeRow(name).reloads === true)).toEqual(
    [
      'home',
      'buy',
      'sell',
      'search',
      'buyCoin',
      'sellCoin',
      'buyCoinWith',
      'sellCoinWith',
      'newTrade',
      'trade',
      'dashboard',
      'trades',
      'ads',
      'wallet',
      'walletStory',
      'swap',
      'receive',
      'addressHistory',
      'send',
      'transactions',
      'notifications',
      'me',
      'userOffers',
      'userFeedback',
      'feedback',
      'user',
      'paymentCredentials',
      'fees',
      'calculator',
      'calculatorCoin',
      'stores',
      'store',
      'storeStats',
      'merchantStats',
      'attractedStores',
      'attractedStore',
      'storeSoftware',
      'invoices',
      'bonus',
      'affiliate',
      'affiliatePeople',
      'country',
      'operatorContent',
      'operatorWithdrawals',
      'operatorVerification',
      'operatorStores',
      'operatorDeposits',
      'operatorBonuses',
      'operatorReports',
      'operatorDisputes',
      'operatorDispute',
      'operatorChains',
      'operatorRates',
      'operatorJobs',
      'operatorMessages',
      'operatorSwitches',
      'operatorTrail',
      'operatorRequests',
      'operatorPeople',
    ].toSorted(),
  )
})

it('has no way back from where a visit begins (specification 000 §2), and one to the trades from a trade', () => {
  expect(namesWith(name => routeRow(name).back === 'none')).toEqual(
    [
      'wallet',
      'walletStory',
      'buy',
      'sell',
      'dashboard',
      'trades',
      'ads',
      'me',
      'logIn',
      'signUp',
    ].toSorted(),
  )
  expect(namesWith(name => routeRow(name).back === 'trades')).toEqual(['trade'])
  expect(namesWith(name => routeRow(name).back === 'dashboard')).toContain('receive')
})
