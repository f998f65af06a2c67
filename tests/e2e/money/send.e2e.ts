import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { switchOnSecondFactor } from '../support/authenticator.ts'
import { onChain } from '../support/chains.ts'
import { press } from '../support/keyboard.ts'
import { startMailedProduct } from '../support/mailedProduct.ts'
import { desktop, give, russianPhone, watchReloads } from '../support/people.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { addressOf, confirmedPerson, newVisitor } from '../support/visitors.ts'
import { words } from '../support/words.ts'

const product = ownProduct(startMailedProduct)

test.afterAll(() => {
  expect(product.faults()).toEqual([])
})

const { send: en, transaction: enList } = words.en
const { send: ru } = words.ru

/** Of the documents of BIP 173; nobody's here. */
const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** Approves on another device, where nobody is logged in; the token does not stay in the address. */
async function approve(page: Page, path: string, texts: typeof en): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/wallet\/approval\/opened$/)
  await press(page.getByRole('button', { name: new RegExp(texts.approval.approve.split(' ')[0] ?? '') }))
  await expect(page.getByRole('heading', { name: texts.approval.approved })).toBeHidden()
  await page.getByRole('checkbox', { name: texts.approval.sure }).check()
  await press(page.getByRole('button', { name: new RegExp(texts.approval.approve.split(' ')[0] ?? '') }))
  await expect(page.getByRole('heading', { name: texts.approval.approved })).toBeVisible()
}

test('coins leave by a code and a letter, whose link works once', async ({ browser }) => {
  const { url, mail } = product
  const person = await confirmedPerson(browser, product, 'sender', desktop)
  const { page } = person
  await give(url, person.name, 'BTC', '0.5')
  const { next } = await switchOnSecondFactor(url, person)

  await page.goto('/wallet/send/BTC')
  const field = page.getByRole('textbox', { name: en.address, exact: true })
  await field.fill(`${address.slice(0, -1)}p`)
  await expect(page.getByText(/Invalid address. It has to be of the network Bitcoin/)).toBeVisible()
  await field.fill(`bitcoin:${address}?amount=0.01`)
  await expect(field).toHaveValue(address)
  await expect(page.getByText(en.note.firstTime)).toBeVisible()
  const amount = page.getByRole('textbox', { name: en.amount })
  await expect(amount).toHaveValue('0.01')
  await amount.fill('1e3')
  await amount.blur()
  await expect(page.getByText(words.en.form.exponent)).toBeVisible()
  await amount.fill('.02')
  await press(page.getByRole('button', { name: en.review }))

  await page.getByRole('checkbox', { name: new RegExp(en.check.compared) }).check()
  await page.getByRole('textbox', { name: en.check.code }).fill(await next())
  await press(page.getByRole('button', { name: /Send 0\.02/ }))
  await expect(page.getByText(en.wait.email)).toBeVisible()
  await expect(page).toHaveURL(/\/wallet\/send\/BTC\?withdrawal=/)
  const reloads = watchReloads({ page })

  const { path } = await mail.letter(addressOf(person), 'withdrawal_approval', 'en')
  const elsewhere = await newVisitor(browser, url, desktop)
  await approve(elsewhere.page, path, en)
  // The page follows without being asked, until the coins are there.
  await expect(page.getByText(en.wait.email)).toBeHidden()
  await expect(page.getByText(en.wait.txid, { exact: true })).toBeVisible()
  await onChain(url, 'bitcoin', 'mine', { blocks: 3 })
  await expect(page.getByText(en.statusText.confirmed)).toBeVisible()
  expect(reloads()).toBe(0)

  // A link works once.
  await elsewhere.page.goto(path)
  await expect(elsewhere.page.getByRole('heading', { name: en.approval.approved })).toBeVisible()
})

test('coins sent to a user by name are there at once, in both browsers', async ({ browser }) => {
  const { url, mail } = product
  const sender = await confirmedPerson(browser, product, 'giver', russianPhone)
  const taker = await confirmedPerson(browser, product, 'taker', desktop)
  await give(url, sender.name, 'USDT', '100')
  await taker.page.goto('/transactions')
  await expect(taker.page.getByText(enList.noneAtAll)).toBeVisible()
  const wallet = await taker.context.newPage()
  await wallet.goto('/wallet')
  const balances = wallet.getByRole('list', { name: words.en.wallet.coins })
  await expect(balances).toContainText('Tether')
  const reloads = [watchReloads({ page: taker.page }), watchReloads({ page: wallet })]

  const { page } = sender
  await page.goto('/ru/wallet/send/USDT')
  await page.getByText(ru.way.user).click()
  const name = page.getByRole('textbox', { name: ru.userName })
  await name.fill('giver')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  await name.fill('taker')
  await page.getByRole('textbox', { name: ru.amount }).fill('12,5')
  await press(page.getByRole('button', { name: ru.review }))
  await page.getByRole('checkbox', { name: ru.check.comparedName }).check()
  await press(page.getByRole('button', { name: /Отправить 12,5/ }))
  await expect(page.getByText(ru.wait.email)).toBeVisible()
  // What waits is there after a reload.
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()

  const { path } = await mail.letter(addressOf(sender), 'withdrawal_approval', 'ru')
  const elsewhere = await newVisitor(browser, url, russianPhone)
  await approve(elsewhere.page, path, ru)
  await expect(page.getByText(ru.statusText.confirmed)).toBeVisible()
  await expect(taker.page.getByRole('link', { name: enList.type.WalletRefill })).toBeVisible()
  await expect(taker.page.getByText('+12.5')).toBeVisible()
  await expect(balances).toContainText('Available 12.50')
  expect(reloads.map(count => count())).toEqual([0, 0])
})
