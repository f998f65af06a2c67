import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Browser, type Page } from '@playwright/test'
import { addressFaults } from '../support/requestedAddresses.ts'
import { faultsOfBooks, onChain } from '../support/chains.ts'
import { advance, desktop, newPerson, openBrowser, phone, type Person } from '../support/people.ts'
import { startProduct, type Product } from '../support/product.ts'
import { test } from '../support/productTest.ts'
import { openStore } from '../support/stores.ts'
import { dialogOf } from '../support/trades.ts'
import { words } from '../support/words.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Event {
  readonly type: string
  readonly data: { readonly id: string; readonly status: string }
}

let product: Product
let merchant: Person
let store = ''
let publicKey = ''
/** The shop’s own server: what it was sent, what it handled, and how often it breaks down before it answers. */
const received: Received[] = []
const handled = new Map<string, Event>()
let breakdowns = 0

/** As a shop does it: what is not signed with Souk’s key, is old or was handled already is not handled again. */
function take({ headers, body }: Received): number {
  const id = String(headers['webhook-id'])
  const timestamp = String(headers['webhook-timestamp'])
  const [, signature = ''] = String(headers['webhook-signature']).split(',')
  const signed = Buffer.from(`${id}.${timestamp}.${body}`)
  if (!verify(null, signed, createPublicKey(publicKey), Buffer.from(signature, 'base64'))) return 401
  if (breakdowns > 0) {
    breakdowns -= 1
    return 500
  }
  if (handled.has(id)) return 409
  handled.set(id, JSON.parse(body) as Event)
  return 204
}

const shop = createServer((request, response) => {
  void (async () => {
    const parts: Uint8Array[] = await request.toArray()
    const one = { headers: request.headers, body: Buffer.concat(parts).toString() }
    received.push(one)
    response.writeHead(take(one)).end()
  })()
})
const shopHost = () => `127.0.0.1:${(shop.address() as AddressInfo).port}`

const { merchant: inStore, merchantInvoice, merchantStyle, invoice: onPage } = words.en
const tron = (action: string, body: object) => onChain(product.url, 'tron', action, body)
/** Blocks after which Tether on TRON is in the books. */
const blocks = 20
const backTo = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

test.beforeAll(async ({ browser }) => {
  await once(shop.listen(0, '127.0.0.1'), 'listening')
  product = await startProduct({ settings: { WEBHOOK_HOSTS: shopHost() } })
  await tron('automatic', { is_on: false })
  merchant = await newPerson(browser, product.url, 'roaster', desktop)
})
test.afterAll(async () => {
  expect(await faultsOfBooks(product.url)).toEqual([])
  expect(addressFaults(new Set())).toEqual([])
  await product.close()
  shop.close()
})
test.describe.configure({ mode: 'serial' })

interface Invoice {
  readonly id: string
  readonly unique_id: string
  readonly status: string
  readonly refunds: readonly { readonly status: string }[]
}

const read = (id: string) => merchant.api<Invoice>(`GET /v1/invoices/${id}`)
const makeInvoice = (differs: object = {}) =>
  merchant.api<Invoice>('POST /v1/me/merchant_accounts/invoice', {
    account_id: store,
    amount: '86.40',
    asset: 'USDT',
    product_title: 'Ethiopia Guji, 1 kg',
    ...differs,
  })

/** A browser of somebody who has never been here, on a phone, with an invoice of which a coin is chosen. */
async function payer(browser: Browser, { unique_id: id }: Invoice): Promise<Page> {
  const page = await (await openBrowser(browser, product.url, phone)).newPage()
  await page.goto(`/invoice/${id}`)
  await page.getByRole('button', { name: 'USDT' }).click()
  await page.getByRole('button', { name: /^Tron/i }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  return page
}

const stateOf = (page: Page, state: keyof typeof onPage.state) =>
  page.getByRole('heading', { name: onPage.state[state].title })

/** What is asked for now, and where. */
async function asked({ unique_id: id }: Invoice) {
  const answer = await fetch(`${product.url}/api/v1/payer_invoices/${id}`)
  const { place } = (await answer.json()) as { place: { address: string; amount: string } }
  return place
}

const send = async (invoice: Invoice, amount: string) =>
  tron('send', { asset: 'USDT', amount, to: (await asked(invoice)).address })

/** What the shop’s server has handled of an invoice, in the order in which it came. */
const told = ({ id }: Invoice) =>
  [...handled.values()].filter(({ data }) => data.id === id).map(({ type }) => type)

test('a store that nobody has reviewed takes no money, and says so', async () => {
  const { page } = merchant
  store = await openStore(merchant)
  await page.goto(`/me/merchant/invoice/${store}/create`)
  await expect(page.getByText(merchantInvoice.blocked.pending_review)).toBeVisible()
  await expect(page.getByRole('button', { name: merchantInvoice.form.create })).toHaveCount(0)
  await expect(makeInvoice()).rejects.toThrow(/store_not_active/)
  await advance(product.url, 0.25)
  await page.goto(`/me/merchant/view/${store}`)
  await expect(page.getByRole('main').getByText(inStore.statusText.active)).toBeVisible()
  await merchant.api(`PATCH /v1/me/merchant_accounts/${store}`, {
    webhook_url: `http://${shopHost()}/souk`,
    success_url: `http://${shopHost()}/thanks`,
  })
  publicKey = await page.evaluate(
    async path => (await fetch(path)).text(),
    `/api/v1/me/merchant_accounts/${store}/download_public_key`,
  )
  expect(publicKey).toContain('BEGIN PUBLIC KEY')
})

test('a style that is saved is the payer’s page; two parts pay it, and the shop hears of each step', async ({
  browser,
}) => {
  const { page } = merchant
  await page.goto(`/me/merchant/style/${store}`)
  await page.getByRole('button', { name: merchantStyle.preset.mint }).click()
  await page.getByRole('button', { name: merchantStyle.save }).click()
  await expect(page.getByText(merchantStyle.saved)).toBeVisible()

  await page.goto(`/me/merchant/invoice/${store}/create`)
  await page.getByRole('textbox', { name: merchantInvoice.form.amount, exact: true }).fill('86.40')
  await page.getByRole('textbox', { name: merchantInvoice.form.product, exact: true }).fill('Ethiopia Guji')
  await page.getByRole('button', { name: merchantInvoice.form.create }).click()
  await expect(dialogOf(page)).toContainText('Ethiopia Guji')
  const { items } = await merchant.api<{ items: Invoice[] }>(`GET /v1/invoices?account_id=${store}`)
  const [made] = items as [Invoice]

  const customer = await payer(browser, made)
  const { look } = await merchant.api<{ look: { style: { button_background_color: string } } }>(
    `GET /v1/me/merchant_accounts/${store}`,
  )
  const wallet = customer.getByRole('link', { name: onPage.openWallet })
  const painted = await wallet.evaluate(link => getComputedStyle(link).backgroundColor)
  const channels = look.style.button_background_color.match(/[0-9a-f]{2}/g) ?? []
  expect(painted).toBe(`rgb(${channels.map(pair => parseInt(pair, 16)).join(', ')})`)

  breakdowns = 1
  await send(made, '50')
  await expect(stateOf(customer, 'underpaid')).toBeVisible()
  const rest = (await asked(made)).amount
  await send(made, rest)
  await expect(stateOf(customer, 'seen')).toBeVisible()
  await tron('mine', { blocks })
  await expect(stateOf(customer, 'paid')).toBeVisible()
  await expect(dialogOf(page)).toContainText(merchantInvoice.status.paid)

  expect(await read(made.id)).toMatchObject({ received: { amount: '86.4', asset: 'USD' } })

  // It answered 500 once: what came first comes again, and before what came after it.
  await advance(product.url, 1)
  await expect.poll(() => told(made)).toEqual(['invoice.trade_initiated', 'invoice.paid'])
  const [first, again] = received.filter(({ body }) => body.includes('invoice.trade_initiated'))
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  // Sent once more by somebody who has kept it, it is not handled again; changed, it is not believed.
  expect(take(again as Received)).toBe(409)
  const forged = { ...(again as Received), body: String(again?.body).replace('trade_initiated', 'paid') }
  expect(take(forged)).toBe(401)
  await customer.context().close()
})

test('too much is paid, and goes back to the address that a letter confirms', async ({ browser }) => {
  const made = await makeInvoice({ email: 'mara@souk.test' })
  const customer = await payer(browser, made)
  await send(made, '120')
  await tron('mine', { blocks })
  await expect(stateOf(customer, 'overpaid')).toBeVisible()
  await customer.getByRole('textbox', { name: onPage.refund.label }).fill(backTo)
  await customer.getByRole('button', { name: onPage.refund.send }).click()
  await expect(customer.getByText(backTo).first()).toBeVisible()
  const letters = async () => {
    const answer = await fetch(`${product.url}/dev/messages?to=mara%40souk.test`)
    return ((await answer.json()) as { items: { text: string }[] }).items.map(({ text }) => text).join()
  }
  await expect.poll(letters).toContain('/invoice/refund/')
  const [link = ''] = /https?:\S+\/invoice\/refund\/[\w-]+/.exec(await letters()) ?? []
  await customer.goto(new URL(link).pathname)
  await expect(customer.getByText(backTo)).toBeVisible()
  await customer.getByRole('button', { name: onPage.confirmRefund.button }).click()
  await advance(product.url, 0.2)
  await advance(product.url, 0.2)
  await tron('mine', { blocks })
  await advance(product.url, 0.2)
  await expect.poll(async () => (await read(made.id)).refunds).toMatchObject([{ status: 'sent' }])
  await customer.context().close()
})

test('what comes late waits for the store, which takes it', async ({ browser }) => {
  const made = await makeInvoice()
  const customer = await payer(browser, made)
  await advance(product.url, 16)
  await expect(stateOf(customer, 'expired')).toBeVisible()
  const address = (
    await merchant.api<{ timeline: { kind: string; network: string | null; text: string | null }[] }>(
      `GET /v1/invoices/${made.id}`,
    )
  ).timeline.find(({ kind, network }) => kind === 'way_chosen' && network === 'tron')?.text
  await tron('send', { asset: 'USDT', amount: '86.40', to: address })
  await tron('mine', { blocks })
  await expect(stateOf(customer, 'late')).toBeVisible()
  const { page } = merchant
  await page.goto(`/me/merchant/invoices/${store}?invoice=${made.id}`)
  await page.getByRole('button', { name: /^Take 86/ }).click()
  // Over the invoice, which is a dialog too.
  await dialogOf(page)
    .filter({ has: page.getByRole('heading', { name: /^Take 86/ }) })
    .getByRole('button', { name: /^Take 86/ })
    .click()
  await expect(stateOf(customer, 'paid')).toBeVisible()
  await customer.context().close()
})
