import { expect } from '@playwright/test'
import { press } from '../support/keyboard.ts'
import { give, newPerson, russianPhone } from '../support/people.ts'
import { sharedProduct, test } from '../support/productTest.ts'

const product = sharedProduct()

async function allowOffers(user_name: string): Promise<void> {
  const answer = await fetch(`${product.url}/dev/flag`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'crypto_swaps_offers', user_name, is_on: true }),
  })
  if (!answer.ok) throw new Error(`the flag answered ${answer.status}`)
}

test('a trader offers coins, somebody swaps at the offer, and both find it among their trades', async ({
  browser,
}) => {
  const owner = await newPerson(browser, product.url, 'offerer', {
    locale: 'en',
    theme: 'light',
    width: 1440,
  })
  const taker = await newPerson(browser, product.url, 'taker', russianPhone)
  await give(product.url, owner.name, 'BTC', '1')
  await give(product.url, taker.name, 'USDT', '1000')
  for (const { name } of [owner, taker]) await allowOffers(name)

  await owner.page.goto('/swap?from=BTC')
  const own = owner.page.getByRole('region', { name: 'Your swap offers' })
  await press(own.getByRole('button', { name: 'New offer' }))
  const form = owner.page.getByRole('dialog', { name: 'Offer coins to swap' })
  await form.getByRole('textbox', { name: /^Margin/ }).fill('-1')
  await form.getByRole('textbox', { name: /^Least/ }).fill('0.0002')
  await form.getByRole('textbox', { name: /^Most/ }).fill('0.005')
  await form.getByRole('button', { name: 'Publish offer' }).click()
  await expect(own).toContainText('BTC for USDT')
  await expect(own).toContainText('Shown')

  const { page } = taker
  await page.goto('/ru/swap')
  await page.getByRole('textbox', { name: 'Вы платите' }).fill('200')
  const offers = page.getByRole('region', { name: 'Обмен с трейдерами' })
  await expect(offers.getByText('Лучший курс')).toHaveCount(1)
  await offers.getByRole('button', { name: `Обменять, трейдер ${owner.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Подтвердите обмен' })
  await expect(dialog).toContainText(owner.name)
  await expect(dialog).toContainText('Нет: её платит трейдер')
  await dialog.getByRole('button', { name: /^Обменять 200/ }).click()
  const done = page.getByRole('dialog', { name: 'Обмен выполнен' })
  await press(done.getByRole('button', { name: 'Готово' }))
  await page
    .getByRole('region', { name: 'Ваши обмены' })
    .getByRole('link', { name: `Трейдер ${owner.name}` })
    .click()
  await expect(page.getByText('Монеты ваши')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/200/)

  // Its owner has the coins, and the trade.
  const { items } = await owner.api<{ items: readonly { type: string; fiat_amount: string }[] }>(
    'GET /v1/trades?state=all',
  )
  expect(items).toMatchObject([{ type: 'swap', fiat_amount: '200', currency_code: 'USDT' }])
})
