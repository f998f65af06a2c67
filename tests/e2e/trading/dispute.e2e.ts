import { expect, type Page } from '@playwright/test'
import { newArbiter, rule, state } from '../support/disputes.ts'
import { advance, bitcoinOf, openLive, russianPhone, setStanding } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { dialogOf, markPaid, openTrade } from '../support/trades.ts'

const product = ownProduct(startProduct)

/** So much later the page warns, by itself; a warning does not stay for long. */
async function warned(page: Page, words: string, minutes: number): Promise<void> {
  await Promise.all([
    expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 }),
    advance(product.url, minutes),
  ])
}

test('a dispute is heard and ruled each way, live on three screens', async ({ browser }) => {
  const arbiter = await newArbiter(browser, product.url, 'mira_arbiter')
  const { id, buyer, seller, close } = await openTrade(browser, product.url, 'heard', {
    sellerLook: russianPhone,
  })
  await markPaid(buyer.page, 'AMINA O. BELLO')
  await advance(product.url, 16)
  await buyer.page.getByRole('button', { name: 'Open dispute' }).click()
  await dialogOf(buyer.page)
    .getByRole('radio', { name: /^Paid, coins not released/ })
    .check()
  await state(buyer.page, 'What happened?', 'Paid at 14:04 from OPay.', 'Open dispute')

  // Whose turn it is, on both screens; the buyer has had their say.
  await expect(buyer.page.getByRole('status').filter({ hasText: 'Waits for the seller' })).toBeVisible()
  await expect(buyer.page.getByText(/^You have said your part/)).toBeVisible()
  await expect(seller.page.getByRole('status').filter({ hasText: 'Слово за продавцом' })).toBeVisible()

  // The arbiter finds it in the list by itself, reads both sides, and asks.
  await arbiter.page.getByRole('link', { name: `Dispute in trade #${id}` }).click()
  await expect(arbiter.page.getByRole('region', { name: 'Seller' }).getByText(seller.name)).toBeVisible()
  await arbiter.page.getByRole('textbox', { name: 'Write a message' }).fill('Show me the account, please.')
  await arbiter.page.getByRole('button', { name: 'Send message' }).click()
  await expect(buyer.page.getByText('Souk arbiter')).toBeVisible()
  await expect(buyer.page.getByText(/^In this dispute you can write 1 more message/)).toBeVisible()
  await seller.page.getByRole('button', { name: /^Чат/ }).click()
  await expect(seller.page.getByText('Арбитр Souk')).toBeVisible()
  await seller.page.getByRole('textbox', { name: 'Написать сообщение' }).fill('Денег на счёте нет.')
  await seller.page.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect(arbiter.page.getByText('Денег на счёте нет.').first()).toBeVisible()
  await expect(arbiter.page.getByRole('status').filter({ hasText: 'Waits for both sides' })).toBeVisible()

  const reason = 'The receipt matches the account of the seller.'
  await rule(arbiter.page, 'buyer', reason)
  await expect(buyer.page.getByText('The arbiter ruled for you')).toBeVisible()
  await expect(buyer.page.getByText(reason)).toBeVisible()
  await expect(seller.page.getByText(reason)).toBeAttached()
  await expect(arbiter.page.getByRole('button', { name: 'Rule for the buyer' })).toBeHidden()
  expect(await bitcoinOf(buyer)).toEqual({ available: '0.0025', in_escrow: '0' })
  await close()

  // The other way: the coins go back.
  const other = await openTrade(browser, product.url, 'unheard', { buyerLook: russianPhone })
  await other.buyer.api(`POST /v1/trades/${other.id}/confirm`, { payer_name: 'AMINA O. BELLO' })
  await advance(product.url, 16)
  await other.buyer.api(`POST /v1/trades/${other.id}/create_dispute`, {
    reason: 'other',
    statement: 'The seller asks for more money.',
  })
  await arbiter.page.goto(`/trade/${other.id}`)
  await rule(arbiter.page, 'seller', 'No payment reached the account.')
  await expect(other.buyer.page.getByText('No payment reached the account.').first()).toBeAttached()
  await expect(other.seller.page.getByText('The arbiter ruled for you')).toBeVisible()
  expect(await bitcoinOf(other.seller)).toEqual({ available: '0.01', in_escrow: '0' })
  await other.close()
})

test('coins go back when the window lapses, with its warnings, and a claim brings them; a ban brings an arbiter', async ({
  browser,
}) => {
  const arbiter = await newArbiter(browser, product.url, 'nora_arbiter')
  const { id, buyer, seller, close } = await openTrade(browser, product.url, 'late', {
    sellerLook: russianPhone,
  })
  await markPaid(buyer.page, 'AMINA O. BELLO')
  await expect(seller.page.getByText('AMINA O. BELLO').first()).toBeAttached()
  await advance(product.url, 30)
  // Warned wherever they are; on the trade's own page its clock and its red button say so.
  await openLive(buyer.page, '/dashboard/trades')
  await expect(buyer.page.getByRole('link', { name: `Trade #${id}` })).toBeVisible()
  await warned(buyer.page, '6 hr left to open a dispute', 18 * 60)
  await warned(buyer.page, '1 hr left to open a dispute', 5 * 60)
  await buyer.page.goto(`/trade/${id}`)
  await expect(buyer.page.getByRole('button', { name: 'Open dispute' })).toBeVisible()
  await advance(product.url, 60)
  await expect(buyer.page.getByText('Closed, coins returned').first()).toBeVisible()
  expect(await bitcoinOf(seller)).toEqual({ available: '0.01', in_escrow: '0' })

  // The buyer had paid after all: what they would have got is held until an arbiter has ruled.
  await buyer.page.getByRole('button', { name: 'File a claim' }).click()
  await state(buyer.page, 'How did you pay?', 'Paid at 14:04 from OPay, then ill.', 'File the claim')
  await expect(seller.page.getByRole('status').filter({ hasText: 'Ждёт арбитра' })).toBeVisible()
  await expect(seller.page.getByText(/^Покупатель говорит, что платил\. 0,0025\sBTC/)).toBeVisible()
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0075', in_escrow: '0.0025' })
  await arbiter.page.getByRole('link', { name: `Claim in trade #${id}` }).click()
  await expect(arbiter.page.getByText('Paid at 14:04 from OPay, then ill.')).toBeVisible()
  await rule(arbiter.page, 'buyer', 'The receipt matches the account of the seller.')
  await expect(buyer.page.getByText('0.0025 BTC went to the buyer.')).toBeVisible()
  await expect(seller.page.getByText('The receipt matches the account of the seller.')).toBeVisible()
  expect(await bitcoinOf(buyer)).toEqual({ available: '0.0025', in_escrow: '0' })
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0075', in_escrow: '0' })
  await close()

  // A party is banned in the middle of a trade: nobody runs with the coins.
  await arbiter.page.goto('/dashboard/trades?state=dispute')
  const banned = await openTrade(browser, product.url, 'banned')
  await markPaid(banned.buyer.page, 'AMINA O. BELLO')
  expect((await setStanding(product.url, banned.seller.name, { standing: 'banned' })).ok).toBe(true)
  await expect(banned.buyer.page.getByText(/^A side was suspended/)).toBeVisible()
  await arbiter.page.getByRole('link', { name: `Dispute in trade #${banned.id}` }).click()
  await expect(
    arbiter.page.getByRole('region', { name: 'Seller' }).getByText('banned', { exact: true }),
  ).toBeVisible()
  await banned.close()
})
