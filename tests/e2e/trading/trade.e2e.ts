import { expect } from '@playwright/test'
import { press, tabTo } from '../support/keyboard.ts'
import {
  bitcoinOf,
  desktop,
  give,
  newPerson,
  russianPhone,
  sellBitcoin,
  watchReloads,
} from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)

test('from search to feedback between two browsers, each change on the other’s screen by itself', async ({
  browser,
}) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'marina_seller', russianPhone)
  const buyer = await newPerson(browser, url, 'amina_buyer', desktop)
  await give(url, seller.name, 'BTC', '0.01')
  await sellBitcoin(seller)

  // The seller waits on the list of trades; the buyer finds the offer.
  await seller.page.goto(seller.path('/dashboard/trades'))
  await expect(seller.page.getByRole('heading', { level: 1 })).toBeVisible()
  await buyer.page.goto('/buy?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000')
  const reloads = [seller, buyer].map(watchReloads)
  const offer = buyer.page.getByRole('listitem').filter({ hasText: seller.name })
  await offer.getByRole('link', { name: /^Buy/ }).click()
  await buyer.page.getByRole('button', { name: 'Open the trade for ₦250,000' }).click()
  await expect(buyer.page).toHaveURL(/\/trade\/[0-9A-Z]{8}$/)
  const id = buyer.page.url().slice(-8)
  await expect(buyer.page.getByText('Send exactly')).toBeVisible()
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0074775', in_escrow: '0.0025225' })

  // It comes up on the seller's screen by itself; they open it and talk.
  await seller.page.getByRole('link', { name: `Сделка #${id}` }).click()
  await buyer.page.getByRole('textbox', { name: 'Write a message' }).fill('Sending from OPay now.')
  await buyer.page.getByRole('button', { name: 'Send message' }).click()
  await expect(seller.page.getByRole('button', { name: /Чат, 1 непрочитанное сообщение/ })).toBeVisible()
  await seller.page.getByRole('button', { name: /^Чат/ }).click()
  await expect(seller.page.getByText('Sending from OPay now.')).toBeVisible()
  await seller.page
    .getByRole('button', { name: /Назад к сделке|Закрыть/ })
    .first()
    .click()

  // The buyer pays and says so; the seller sees it.
  await buyer.page.getByRole('button', { name: /^I have paid ₦250,000/ }).click()
  const paid = buyer.page.getByRole('dialog')
  await paid.getByRole('textbox').fill('AMINA O. BELLO')
  await paid.getByRole('button', { name: /^Yes, I have paid/ }).click()
  await expect(buyer.page.getByText('Waiting for release').first()).toBeVisible()

  // The seller releases, behind its guards.
  await seller.page.getByRole('button', { name: /^Отпустить/ }).click()
  const release = seller.page.getByRole('alertdialog')
  await expect(release.getByText('AMINA O. BELLO')).toBeVisible()
  await release.getByRole('checkbox').first().check()
  await release.getByRole('textbox').fill('250000')
  await release.getByRole('button', { name: /^Отпустить 0,0025\sBTC/ }).click()
  await expect(buyer.page.getByText('Completed').first()).toBeVisible()
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0074775', in_escrow: '0' })
  expect(await bitcoinOf(buyer)).toEqual({ available: '0.0025', in_escrow: '0' })

  // Both leave feedback.
  await buyer.page.getByRole('button', { name: 'Leave feedback' }).first().click()
  await buyer.page.getByRole('dialog').getByText('Positive').first().click()
  await buyer.page.getByRole('dialog').getByRole('textbox').fill('Fast and clear.')
  await buyer.page.getByRole('button', { name: 'Publish feedback' }).click()
  await expect(seller.page.getByText('Fast and clear.')).toBeVisible()
  expect(reloads.map(count => count())).toEqual([0, 0])
})

test('by keyboard alone from search to release, and the focus is always seen', async ({ browser }) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'tab_seller', russianPhone)
  const buyer = await newPerson(browser, url, 'tab_buyer', desktop)
  await give(url, seller.name, 'BTC', '0.01')
  await sellBitcoin(seller)

  await buyer.page.goto('/buy?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000')
  await press(buyer.page.getByRole('link', { name: 'Buy from tab_seller' }))
  await press(buyer.page.getByRole('button', { name: 'Open the trade for ₦250,000' }))
  await expect(buyer.page).toHaveURL(/\/trade\/[0-9A-Z]{8}$/)
  await press(buyer.page.getByRole('button', { name: /^I have paid ₦250,000/ }))
  await tabTo(buyer.page.getByRole('dialog').getByRole('textbox'))
  await buyer.page.keyboard.type('AMINA O. BELLO')
  await press(buyer.page.getByRole('dialog').getByRole('button', { name: /^Yes, I have paid/ }))
  await expect(buyer.page.getByText('Waiting for release').first()).toBeVisible()

  await seller.page.goto(seller.path(`/trade/${buyer.page.url().slice(-8)}`))
  await press(seller.page.getByRole('button', { name: /^Отпустить/ }))
  const release = seller.page.getByRole('alertdialog')
  const onMyAccount = release.getByRole('checkbox')
  await tabTo(onMyAccount)
  await seller.page.keyboard.press('Space')
  await expect(onMyAccount).toBeChecked()
  await tabTo(release.getByRole('textbox'))
  await seller.page.keyboard.type('250000')
  await press(release.getByRole('button', { name: /^Отпустить 0,0025\sBTC/ }))
  await expect(buyer.page.getByText('The coins are yours')).toBeVisible()
})
