import { faultsOfBooks } from '../support/chains.ts'
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { demo } from '../../../design-system/locales/en/demo.ts'
import { startProduct, type Product } from '../../../scripts/productProcess.ts'
import { state } from '../support/disputes.ts'
import { messagesTo } from '../support/messages.ts'
import { advance, desktop, give } from '../support/people.ts'
import { bitcoinAdvert } from '../../support/bitcoinAdvert.ts'
import { test } from '../support/productTest.ts'
import { dialogOf, markPaid } from '../support/trades.ts'
import { newVisitor, signUp, type Visitor } from '../support/visitors.ts'
import { words } from '../support/words.ts'

// One person, one browser, a fresh demo market: whoever is on the other side plays by themselves.

let product: Product

let zara: Visitor

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ seed: 'demo' })
  await inMarket('switch', { speed: 60 })
  zara = await newVisitor(browser, product.url, desktop)
})
test.afterAll(async () => {
  expect(await faultsOfBooks(product.url)).toEqual([])
  await product.stop()
})

test.describe.configure({ mode: 'serial' })

const { send } = words.en
const quick = ['QuickNaira', 'Tobi_Exchange', 'lagoscoin', 'kunle'] as const
/** An address on TRON that is nobody’s here. */
const outside = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

const sellAdvert = bitcoinAdvert('ZARA OKAFOR')

async function inMarket<T>(action: string, body: object): Promise<T> {
  const answer = await fetch(`${product.url}/dev/market/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${action} was answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

interface Offer {
  readonly minimum: string
  readonly owner: { readonly user_name: string }
  readonly payment_methods: readonly { readonly name: string }[]
}

/** Finds an offer of one of these among all for naira, and opens a trade on it for its smallest amount. */
async function buy(page: Page, coins: readonly string[], names: readonly string[]): Promise<void> {
  for (const coin of coins) {
    const search = `type=buy&crypto_currency_code=${coin}&currency_code=NGN&limit=100`
    const answer = await fetch(`${product.url}/api/v1/pro/search?${search}`)
    const { items } = (await answer.json()) as { items: readonly Offer[] }
    const offer = items.find(({ owner }) => names.includes(owner.user_name))
    if (!offer) continue
    await page.goto(`/buy?cryptoCurrencyCode=${coin}&currencyCode=NGN&amount=${offer.minimum}`)
    await page
      .getByRole('link', { name: `Buy from ${offer.owner.user_name}` })
      .first()
      .click()
    const [method, ...others] = offer.payment_methods
    if (others.length > 0) await page.getByRole('radio', { name: method?.name ?? '', exact: true }).check()
    const open = page.getByRole('button', { name: /^Open the trade for/ })
    const goOn = page.getByRole('button', { name: /^Go on at/ })
    await open.click()
    // The market moves: a price that changed meanwhile is accepted first.
    await expect(async () => {
      if (await goOn.isVisible()) {
        await goOn.click()
        await open.click()
      }
      await expect(page).toHaveURL(/\/trade\/[0-9A-Z]{8}$/, { timeout: 2000 })
    }).toPass()
    return
  }
  throw new Error(`None of ${names.join(', ')} sells ${coins.join(' or ')} for naira`)
}

/** The path of the link in the latest letter to somebody that leads there. */
async function linkTo(address: string, path: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const texts = (await messagesTo(product.url, address)).map(({ text }) => text)
      found =
        texts.flatMap(text => new RegExp(String.raw`https?:\S+${path}\S+`).exec(text)?.[0] ?? [])[0] ?? ''
      return found
    })
    .not.toBe('')
  return new URL(found).pathname
}

/** A call of the browser’s own session. */
async function api<T>(page: Page, line: string, body: object): Promise<T> {
  const [method = 'GET', path = ''] = line.split(' ')
  const answer = await page.request.fetch(`${product.url}/api${path}`, {
    method,
    data: body,
    headers: { origin: product.url, 'idempotency-key': randomUUID() },
  })
  if (!answer.ok()) throw new Error(`${line} was answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Says something in the trade that is open. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
}

test('signs up, buys, is released to, leaves feedback and withdraws', async () => {
  const { page } = zara
  await page.goto('/sign-up')
  // What to try comes last, when the page has nothing else to load.
  const hints = page.getByRole('complementary', { name: demo.title })
  await expect(hints).toBeVisible()
  await hints.getByRole('button').last().click()
  await expect(hints).toHaveCount(0)
  await signUp(zara, 'zara')
  await expect(page).not.toHaveURL(/sign-up$/)
  await page.goto(await linkTo('zara@souk.test', '/sign-up/confirmation/'))
  await expect(page).toHaveURL(/\/sign-up\/confirmation\/opened$/)

  await buy(page, ['TRX'], quick)
  await markPaid(page, 'ZARA OKAFOR')
  await expect(page.getByRole('heading', { name: 'The coins are yours' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave feedback' }).first().click()
  await dialogOf(page).getByText('Positive').first().click()
  await dialogOf(page).getByRole('textbox').fill('Released in seconds.')
  await page.getByRole('button', { name: 'Publish feedback' }).click()
  await expect(page.getByText('Quick and polite.')).toBeVisible()

  // Out of the service, to an address outside.
  await page.goto('/wallet/send/TRX')
  await page.getByRole('textbox', { name: send.address, exact: true }).fill(outside)
  await page.getByRole('textbox', { name: send.amount }).fill('12')
  await page.getByRole('button', { name: send.review }).click()
  await page.getByRole('checkbox', { name: new RegExp(send.check.compared) }).check()
  await page.getByRole('button', { name: /^Send 12/ }).click()
  await expect(page.getByText(send.wait.email)).toBeVisible()
  const waits = page.url()
  await page.goto(await linkTo('zara@souk.test', '/wallet/approval/'))
  await page.getByRole('checkbox', { name: send.approval.sure }).check()
  await page.getByRole('button', { name: new RegExp(send.approval.approve.split(' ')[0] ?? '') }).click()
  await expect(page.getByRole('heading', { name: send.approval.approved })).toBeVisible()
  await page.goto(waits)
  await expect(page.getByText(send.wait.txid, { exact: true })).toBeVisible()
})

test('sells: somebody comes to the offer by themselves and pays', async () => {
  const { page } = zara
  await give(product.url, 'zara', 'BTC', '0.05')
  const { id } = await api<{ id: string }>(page, 'POST /v2/pro', sellAdvert)
  await page.goto('/dashboard/trades')
  await page
    .getByRole('link', { name: /^Trade #/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/trade\/[0-9A-Z]{8}$/)
  await page.getByRole('button', { name: /^Release/ }).click()
  const release = page.getByRole('alertdialog')
  await release.getByRole('checkbox').first().check()
  await release.getByRole('textbox').fill('10000')
  await release.getByRole('button', { name: /^Release 0\.0001/ }).click()
  await expect(page.getByText('Completed').first()).toBeVisible()
  await api(page, `PATCH /v2/pro/${id}`, { status: 'unlisted' })
})

test('a dispute with somebody who forgot is ruled, and the coins come', async () => {
  const { page } = zara
  await buy(page, ['USDT', 'BTC', 'ETH', 'TRX', 'LTC', 'TON'], ['adaeze_fx'])
  await markPaid(page, 'ZARA OKAFOR')
  await expect(page.getByText('Waiting for release').first()).toBeVisible()
  await advance(product.url, 16)
  await page.getByRole('button', { name: 'Open dispute' }).click()
  await dialogOf(page)
    .getByRole('radio', { name: /^Paid, coins not released/ })
    .check()
  await state(page, 'What happened?', 'Paid a quarter of an hour ago from OPay.', 'Open dispute')
  await expect(page.getByText('I am sorry, I forgot about this trade.').first()).toBeVisible()
  await advance(product.url, 1)
  await expect(page.getByText('The arbiter ruled for you')).toBeVisible()
})

test('a buyer who lies is refused, and the coins stay', async () => {
  const { page } = zara
  await api(page, 'POST /v2/pro', sellAdvert)
  const { trade_id: id } = await inMarket<{ trade_id: string }>('visits', {
    user_name: 'zara',
    character: 'liar',
  })
  await page.goto(`/trade/${id}`)
  await expect(page.getByText('Paid! Please release the coins quickly').first()).toBeVisible()
  // The bank knows of no payment.
  const statement = await zara.context.newPage()
  await statement.goto('/dev/market')
  await expect(statement.getByRole('listitem').filter({ hasText: 'to zara' }).first()).toBeVisible()
  await expect(statement.getByRole('link', { name: id })).toHaveCount(0)
  await statement.close()
  await say(page, 'Nothing came to my account. Please open a dispute.')
  await expect(page.getByText('Nothing came to my account.').first()).toBeVisible()
  await advance(product.url, 16)
  await expect(page.getByText('I am sure that I paid.').first()).toBeVisible()
  await advance(product.url, 1)
  await expect(page.getByText('The arbiter ruled for you')).toBeVisible()
})
