import { expect } from '@playwright/test'
import readWorkbook from 'read-excel-file/node'
import { historyWords } from '../../../server/modules/money/wallet/historySheet.ts'
import { switchOnSecondFactor } from '../support/authenticator.ts'
import { faultsOfBooks, onChain, transactionsOn } from '../support/chains.ts'
import { approveInMessenger, linkMessenger } from '../support/messages.ts'
import {
  bitcoinOf,
  desktop,
  newPerson,
  russianPhone,
  sellBitcoin,
  watchReloads,
  type Person,
} from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { startTrade } from '../support/trades.ts'
import { say, words } from '../support/words.ts'

const product = ownProduct(startProduct)
test.beforeAll(async () => {
  // Blocks come when a test says so.
  for (const network of ['bitcoin', 'tron'])
    await onChain(product.url, network, 'automatic', { is_on: false })
})
/** Of the documents of BIP 173; nobody's here. */
const outside = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const columns = historyWords.ru.column

/** The buyer pays, the seller releases on the page of the trade; answers its id. */
async function sellSome(seller: Person, buyer: Person): Promise<string> {
  const advert = await sellBitcoin(seller)
  const id = await startTrade(buyer, advert)
  await buyer.api(`POST /v1/trades/${id}/confirm`, { payer_name: 'AMINA BELLO' })
  const { page } = seller
  await page.goto(seller.path(`/trade/${id}`))
  await page.getByRole('button', { name: /^Отпустить/ }).click()
  const release = page.getByRole('alertdialog')
  await release.getByRole('checkbox').first().check()
  await release.getByRole('textbox').fill('250000')
  await release.getByRole('button', { name: /^Отпустить 0,0025\sBTC/ }).click()
  await expect.poll(() => bitcoinOf(buyer)).toEqual({ available: '0.0025', in_escrow: '0' })
  return id
}

/** The rows of a spreadsheet by the titles of its columns. */
async function rowsIn(file: string) {
  const [sheet] = await readWorkbook(file)
  const [head = [], ...rows] = sheet?.data ?? []
  return rows.map(row => Object.fromEntries(head.map((title, index) => [String(title), row[index] ?? null])))
}

const units = (amount: unknown): number => Math.round(Number(amount) * 1e8)

test('coins come in, are sold, go out, and are found on the chain, in the list and in the file', async ({
  browser,
}) => {
  const { url } = product
  const keeper = await newPerson(browser, url, 'keeper', russianPhone)
  const buyer = await newPerson(browser, url, 'coinbuyer', desktop)
  const { page } = keeper
  const { receive, send, transaction } = words.ru

  await page.goto(keeper.path('/wallet/receive/BTC'))
  const place = (await page.locator('p[translate=no]').first().textContent()) ?? ''
  const incoming = page.getByRole('list', { name: receive.incoming.title })
  await onChain(url, 'bitcoin', 'send', { asset: 'BTC', amount: '0.01', to: place })
  await expect(incoming).toContainText(receive.status.seen)
  await onChain(url, 'bitcoin', 'mine', { blocks: 1 })
  await expect(incoming).toContainText('Подтверждений: 1 из 2')
  expect(await bitcoinOf(keeper)).toEqual({ available: '0', in_escrow: '0' })
  await onChain(url, 'bitcoin', 'mine', { blocks: 1 })
  await expect(incoming).toContainText(receive.status.credited)

  const trade = await sellSome(keeper, buyer)
  expect(await bitcoinOf(keeper)).toEqual({ available: '0.0074775', in_escrow: '0' })

  const { next } = await switchOnSecondFactor(url, keeper)
  const messenger = await linkMessenger(url, keeper, '7001')
  await page.goto(keeper.path('/wallet/send/BTC'))
  await page.getByRole('textbox', { name: send.address, exact: true }).fill(outside)
  await page.getByRole('textbox', { name: send.amount }).fill('0,003')
  await page.getByRole('button', { name: send.review }).click()
  await page.getByRole('checkbox', { name: new RegExp(send.check.compared) }).check()
  await page.getByRole('textbox', { name: send.check.code }).fill(await next())
  await page.getByRole('button', { name: /^Отправить 0,003/ }).click()
  await expect(page.getByText(send.wait.messenger)).toBeVisible()
  await approveInMessenger(url, messenger)
  await expect(page.getByText(send.wait.txid, { exact: true })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('withdrawal') ?? ''
  const { txid } = await keeper.api<{ txid: string }>(`GET /v1/withdrawals/${id}`)
  await onChain(url, 'bitcoin', 'mine', { blocks: 2 })
  await expect(page.getByText(send.statusText.confirmed)).toBeVisible()
  expect(await transactionsOn(url, 'bitcoin')).toContainEqual(
    expect.objectContaining({ txid, to: outside, amount: '0.003', state: 'in a block' }),
  )

  await page.goto(keeper.path('/transactions'))
  await page.getByRole('link', { name: transaction.type.WithdrawalFunds, exact: true }).click()
  const details = page.getByRole('dialog', { name: transaction.detail.title })
  await expect(details).toContainText(outside)
  await expect(details).toContainText(txid)
  await page.keyboard.press('Escape')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: transaction.download }).click()
  const rows = await rowsIn(await (await saved).path())
  const [sent] = rows
  expect(sent).toMatchObject({
    [columns.type]: historyWords.ru.type['Transaction::WithdrawalFunds'],
    [columns.asset]: 'BTC',
    [columns.amount]: -0.003115,
    [columns.serviceFee]: 0.000015,
    [columns.networkFee]: 0.0001,
    [columns.address]: outside,
    [columns.txid]: txid,
    [columns.confirmations]: 2,
  })
  expect(rows.map(row => row[columns.trade]).filter(id => id !== null)).toEqual([trade])
  expect(rows.at(-1)).toMatchObject({ [columns.amount]: 0.01, [columns.address]: place })
  // Dates and amounts are what a spreadsheet counts with; each balance is the one before and what moved.
  for (const [index, row] of rows.entries()) {
    expect(row[columns.date.replace('{zone}', 'Africa/Lagos')]).toBeInstanceOf(Date)
    expect([typeof row[columns.amount], typeof row[columns.balance]]).toEqual(['number', 'number'])
    const before = units(rows[index + 1]?.[columns.balance] ?? 0)
    expect(units(row[columns.balance])).toBe(before + units(row[columns.amount]))
  }
  expect(units(rows[0]?.[columns.balance])).toBe(units((await bitcoinOf(keeper)).available))
})

test('a deposit that the chain takes back after it was spent is owed, never below zero, and repaid by the next', async ({
  browser,
}) => {
  const { url } = product
  const spender = await newPerson(browser, url, 'spender', desktop)
  const { page: wallet, context } = spender
  const page = await context.newPage()
  const { receive, wallet: said, swap } = words.en
  const send = { asset: 'USDT', amount: '100', user_name: spender.name }
  const held = async () => {
    const { items } = await spender.api<{
      items: { asset: string; available: string; receivable: string }[]
    }>('GET /v1/me/balance')
    const { available, receivable } = items.find(({ asset }) => asset === 'USDT') ?? {}
    return { available, receivable }
  }

  await page.goto('/wallet/receive/USDT')
  await onChain(url, 'tron', 'send', send)
  await onChain(url, 'tron', 'mine', { blocks: 20 })
  const incoming = page.getByRole('list', { name: receive.incoming.title })
  await expect(incoming).toContainText(receive.status.credited)
  await wallet.goto('/swap')
  await wallet.getByRole('textbox', { name: swap.pay }).fill('70')
  await wallet.getByRole('button', { name: swap.review }).click()
  await wallet.getByRole('button', { name: /^Swap 70/ }).click()
  await wallet
    .getByRole('dialog', { name: swap.success.title })
    .getByRole('button', { name: swap.success.again })
    .click()
  await wallet.goto('/wallet')
  const row = wallet
    .getByRole('list', { name: said.coins })
    .getByRole('listitem')
    .filter({ hasText: 'Tether' })
  await expect(row).toContainText('Available 30.00')

  // The network drops it, with the blocks that it was in.
  const reloads = [watchReloads({ page }), watchReloads({ page: wallet })]
  await onChain(url, 'tron', 'reorganise', { depth: 20, drop_all: true })
  await expect(incoming).toContainText(receive.status.reversed)
  await expect(incoming).toContainText(receive.explained.reversed)
  await expect(row).toContainText(say(said.owed, { amount: '70\u00A0USDT' }))
  await expect(row).toContainText('Available 0.00')
  expect(await held()).toEqual({ available: '0', receivable: '70' })
  expect(await faultsOfBooks(url)).toEqual([])

  await onChain(url, 'tron', 'send', send)
  await onChain(url, 'tron', 'mine', { blocks: 20 })
  await expect(row).toContainText('Available 30.00')
  await expect(row).not.toContainText(say(said.owed, { amount: '70\u00A0USDT' }))
  expect(await held()).toEqual({ available: '30', receivable: '0' })
  expect(reloads.map(count => count())).toEqual([0, 0])
})
