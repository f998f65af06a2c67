import { expect } from '@playwright/test'
import { advance, bitcoinOf, russianPhone } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { dialogOf, markPaid, openTrade, secondsLeft } from '../support/trades.ts'

const product = ownProduct(startProduct)

const whole = { available: '0.01', in_escrow: '0' }
const held = { available: '0.0074775', in_escrow: '0.0025225' }

test('the buyer cancels: the seller sees it by itself and has the coins back', async ({ browser }) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'cancel', {
    sellerLook: russianPhone,
  })
  await expect(seller.page.getByText('на оплату покупателю').first()).toBeAttached()
  expect(await bitcoinOf(seller)).toEqual(held)
  await buyer.page.getByRole('button', { name: 'Cancel trade' }).click()
  await dialogOf(buyer.page).getByRole('button', { name: 'Cancel trade' }).click()
  await expect(seller.page.getByText('Сделка отменена')).toBeVisible()
  await expect(seller.page.getByText(/снова в вашем кошельке/)).toBeVisible()
  await expect(buyer.page.getByText('This trade was cancelled')).toBeVisible()
  await expect(buyer.page.getByRole('button', { name: /^I have paid/ })).toBeHidden()
  expect(await bitcoinOf(seller)).toEqual(whole)
})

test('the seller asks to cancel, the buyer answers that they are paying: the trade stays open', async ({
  browser,
}) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'keep')
  await seller.page.getByRole('button', { name: 'Ask to cancel' }).click()
  await dialogOf(seller.page).getByRole('button', { name: 'Ask to cancel' }).click()
  await expect(seller.page.getByRole('strong').filter({ hasText: 'You have asked to cancel.' })).toBeVisible()
  await expect(buyer.page.getByRole('strong').filter({ hasText: 'asks to cancel this trade.' })).toBeVisible()
  await advance(product.url, 14)
  await buyer.page.getByRole('button', { name: 'I am paying' }).first().click()
  await expect(buyer.page.getByRole('strong').filter({ hasText: 'asks to cancel this trade.' })).toBeHidden()
  await expect(seller.page.getByRole('strong').filter({ hasText: 'You have asked to cancel.' })).toBeHidden()
  await advance(product.url, 2)
  expect(await bitcoinOf(seller)).toEqual(held)
  await markPaid(buyer.page, 'AMINA O. BELLO')
  await expect(seller.page.getByText('AMINA O. BELLO').first()).toBeVisible()
})

test('the seller asks to cancel and nobody answers: cancelled on both screens', async ({ browser }) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'silent')
  await seller.page.getByRole('button', { name: 'Ask to cancel' }).click()
  await dialogOf(seller.page).getByRole('button', { name: 'Ask to cancel' }).click()
  await expect(buyer.page.getByRole('strong').filter({ hasText: 'asks to cancel this trade.' })).toBeVisible()
  await advance(product.url, 15)
  await expect(buyer.page.getByText('There was no answer. Cancelled').first()).toBeVisible()
  await expect(seller.page.getByText(/BTC is back in your wallet/)).toBeVisible()
  await expect(buyer.page.getByRole('button', { name: /^I have paid/ })).toBeHidden()
  expect(await bitcoinOf(seller)).toEqual(whole)
})

test('“paid” is taken back within a minute, once', async ({ browser }) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'undo')
  await markPaid(buyer.page, 'AMINA O. BELLO')
  await expect(seller.page.getByRole('button', { name: /^Release/ })).toBeEnabled()
  await buyer.page.getByRole('button', { name: 'I have not paid yet' }).first().click()
  await expect(buyer.page.getByRole('button', { name: /^I have paid/ })).toBeVisible()
  await expect(seller.page.getByText('The buyer took “paid” back').first()).toBeVisible()
  await expect(seller.page.getByRole('button', { name: 'Ask to cancel' })).toBeVisible()
  await markPaid(buyer.page, 'AMINA O. BELLO')
  await expect(buyer.page.getByText('Waiting for release').first()).toBeVisible()
  await expect(buyer.page.getByRole('button', { name: 'I have not paid yet' })).toBeHidden()
  expect(await bitcoinOf(seller)).toEqual(held)
})

test('the seller gives more time: the buyer’s timer grows by itself', async ({ browser }) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'extend')
  await expect(buyer.page.getByText('Send exactly')).toBeVisible()
  expect(await secondsLeft(buyer.page)).toBeLessThan(31 * 60)
  await seller.page.getByRole('button', { name: 'Give more time' }).click()
  await dialogOf(seller.page)
    .getByRole('button', { name: /^Give 30/ })
    .click()
  await expect.poll(() => secondsLeft(buyer.page)).toBeGreaterThan(55 * 60)
  await expect.poll(() => secondsLeft(seller.page)).toBeGreaterThan(55 * 60)
  await expect(buyer.page.getByText('The seller gave more time').first()).toBeVisible()
})

test('the time to pay and its grace run out: cancelled on both screens', async ({ browser }) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'late')
  await expect(buyer.page.getByText('Send exactly')).toBeVisible()
  await expect(seller.page.getByText('left for the buyer to pay').first()).toBeAttached()
  await advance(product.url, 31)
  // Within the grace a payment that is on its way can still be said.
  await expect(buyer.page.getByRole('button', { name: /^I have paid/ })).toBeEnabled()
  expect(await bitcoinOf(seller)).toEqual(held)
  await advance(product.url, 5)
  await expect(buyer.page.getByText('The time ran out').first()).toBeVisible()
  await expect(seller.page.getByText('The time ran out').first()).toBeVisible()
  expect(await bitcoinOf(seller)).toEqual(whole)
})
