import { expect } from '@playwright/test'
import { onChain as happen } from '../support/chains.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { give, newPerson, russianPhone, watchReloads } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { words } from '../support/words.ts'

const product = ownProduct(startProduct)

const onChain = (network: string, action: string, body: object) => happen(product.url, network, action, body)

test('coins are received by the keyboard, seen at once, and there when their last block is', async ({
  browser,
}) => {
  await onChain('tron', 'automatic', { is_on: false })
  const person = await newPerson(browser, product.url, 'receiver', {
    locale: 'en',
    theme: 'light',
    width: 1440,
  })
  const { page, context } = person
  const wallet = await context.newPage()
  await wallet.goto('/wallet')
  const coins = wallet.getByRole('list', { name: 'Coins' })
  await expect(coins).toContainText('Tether')
  await press(wallet.getByRole('link', { name: 'Receive USDT' }))
  await expect(wallet).toHaveURL(/\/wallet\/receive\/USDT$/)
  await wallet.goBack()

  await page.goto('/wallet/receive/USDT')
  await expect(page.getByText('Send only USDT on Ethereum (ERC20).')).toBeVisible()
  await tabTo(page.getByRole('radio', { name: /Ethereum/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /TRON/ })).toBeChecked()
  // What is lost is said before there is anything to copy, a simulated network too.
  await expect(page.getByText('Send only USDT on TRON (TRC20).')).toBeVisible()
  await expect(page.getByText('TRON (TRC20) is simulated here.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code: your USDT address on TRON (TRC20)' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Copy address' }))
  await expect(page.getByRole('button', { name: /Copied/ })).toBeVisible()
  const address = (await page.locator('p[translate=no]').first().textContent()) ?? ''
  expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)

  const reloads = [watchReloads({ page }), watchReloads({ page: wallet })]
  const incoming = page.getByRole('list', { name: 'Incoming' })
  await onChain('tron', 'send', { asset: 'USDT', amount: '25.5', to: address })
  await expect(incoming).toContainText('Seen')
  await expect(wallet.getByRole('list', { name: 'Under way' })).toContainText('25.5')
  await onChain('tron', 'mine', { blocks: 5 })
  await expect(incoming).toContainText('5 of 20 confirmations')
  await expect(wallet.getByRole('list', { name: 'Under way' })).toContainText('5 of 20 confirmations')
  await onChain('tron', 'mine', { blocks: 20 })
  await expect(incoming).toContainText('Credited')
  await expect(wallet.getByRole('list', { name: 'Under way' })).toBeHidden()
  await expect(coins).toContainText('25.50')
  expect(reloads.map(count => count())).toEqual([0, 0])

  // Another address, by the keyboard; the first one stays theirs.
  await press(page.getByRole('button', { name: 'New address' }))
  await press(page.getByRole('button', { name: 'Make a new address' }))
  await expect(page.getByText('This is your new address')).toBeVisible()
  await expect(page.locator('p[translate=no]').first()).not.toHaveText(address)
  await press(page.getByRole('link', { name: 'All addresses' }))
  const all = page.getByRole('list', { name: 'Addresses on TRON (TRC20)' })
  await expect(all.getByRole('listitem').nth(0)).toContainText('Current')
  await expect(all.getByRole('listitem').nth(1)).toContainText('Received in 1 deposit')
  await onChain('tron', 'send', { asset: 'USDT', amount: '4', to: address })
  await onChain('tron', 'mine', { blocks: 20 })
  await expect(all.getByRole('listitem').nth(1)).toContainText('29.5')
})

test('hidden amounts, the fiat and a story’s address survive a reload', async ({ browser }) => {
  const person = await newPerson(browser, product.url, 'shy', russianPhone)
  const { page } = person
  const { wallet } = words.ru
  const coins = page.getByRole('list', { name: wallet.coins })
  await give(product.url, person.name, 'USDT', '4321.5')
  await page.goto(person.path('/wallet'))
  await expect(coins).toContainText('4 321,50')
  // Roubles, for who trades in them, until they choose.
  await expect(coins).toContainText('₽')
  await page.getByRole('radio', { name: 'USD' }).tap({ force: true })
  await expect(coins).toContainText('$')
  const saved = page.waitForResponse(answer => answer.request().postData()?.includes('hideAmounts') ?? false)
  await page.getByRole('button', { name: wallet.hideAmounts }).tap()
  await saved
  await page.reload()
  await expect(page.getByRole('button', { name: wallet.showAmounts })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'USD' })).toBeChecked()
  await expect(coins).toContainText(wallet.hidden)
  expect((await page.locator('body').innerHTML()).replaceAll(/\s|&nbsp;/g, '')).not.toMatch(/4321,5|4,321\.5/)
  await page.getByRole('button', { name: wallet.showAmounts }).tap()
  await expect(coins).toContainText('4 321,50')

  // A story over the wallet has an address; closing it stays in the wallet.
  await page.goto(person.path('/wallet/story/0'))
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/ru\/wallet$/)
})
