import { faultsOfBooks } from '../support/chains.ts'
import { createServer, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type Browser, expect } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { onChain as happen } from '../support/chains.ts'
import { newPerson, openBrowser, phone, russianPhone, type Look, type Person } from '../support/people.ts'
import { startProduct, type Product } from '../support/product.ts'
import { test } from '../support/productTest.ts'
import { openReviewedStore } from '../support/stores.ts'
import { say, words } from '../support/words.ts'

let product: Product
let shop: Server
let merchant: Person
let store = ''

const onChain = (action: string, body: object) => happen(product.url, 'tron', action, body)

test.beforeAll(async ({ browser }) => {
  product = await startProduct()
  await onChain('automatic', { is_on: false })
  merchant = await newPerson(browser, product.url, 'harbor', phone)
  store = await openReviewedStore(product.url, merchant)
  shop = createServer((request, response) => {
    const id = new URL(request.url ?? '/', 'http://shop').searchParams.get('invoice') ?? ''
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${exampleOf(id)}</html>`)
  })
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
})
test.afterAll(async () => {
  expect(await faultsOfBooks(product.url)).toEqual([])
  shop.close()
  await product.close()
})

/** The example of the documentation, as it stands there. */
function exampleOf(invoice: string): string {
  const page = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8')
  const example = /```html\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  return example.replaceAll('https://souk.example', product.url).replaceAll('INVOICE', invoice)
}

interface Made {
  readonly id: string
  readonly unique_id: string
}

const makeInvoice = (title: string, locale: Look['locale'] = 'en') =>
  merchant.api<Made>('POST /v1/me/merchant_accounts/invoice', {
    account_id: store,
    amount: '25.5',
    asset: 'USDT',
    product_title: title,
    locale,
  })

interface Seen {
  readonly state: string
  readonly place: { readonly address: string; readonly amount: string } | null
  readonly seen: { readonly confirmations_needed: number } | null
}

const read = async ({ unique_id: id }: Made): Promise<Seen> =>
  (await fetch(`${product.url}/api/v1/payer_invoices/${id}`)).json() as Promise<Seen>

/** A browser of somebody who has never been here. */
async function payer(
  browser: Browser,
  { scripts = true, look = phone }: { scripts?: boolean; look?: Look } = {},
) {
  if (scripts) return (await openBrowser(browser, product.url, look)).newPage()
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  return context.newPage()
}

for (const look of [phone, russianPhone] as const) {
  const { invoice } = words[look.locale]
  test(`a coin is chosen and paid, and the page sees each step by itself (${look.locale})`, async ({
    browser,
  }) => {
    const made = await makeInvoice('Order 10482', look.locale)
    const page = await payer(browser, { look })
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', line => line.type() === 'error' && faults.push(line.text()))
    await page.goto(`/invoice/${made.unique_id}`)
    await expect(page.locator('html')).toHaveAttribute('lang', look.locale)
    await expect(page.getByRole('heading', { name: invoice.state.choosing.title })).toBeVisible()
    await page.getByRole('button', { name: 'USDT' }).click()
    await page.getByRole('button', { name: /^T(ron|RON)/i }).click()
    await expect(page.getByText(invoice.simulated)).toBeVisible()
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    expect((await axeOn(page).analyze()).violations).toEqual([])

    await expect.poll(async () => (await read(made)).state).toBe('waiting')
    const { place } = await read(made)
    await onChain('send', { asset: 'USDT', amount: place?.amount, to: place?.address })
    await expect(page.getByRole('heading', { name: invoice.state.seen.title })).toBeVisible()
    await onChain('mine', { blocks: 4 })
    const needed = String((await read(made)).seen?.confirmations_needed)
    await expect(page.getByText(say(invoice.steps.count, { done: '4', needed }))).toBeVisible()
    await onChain('mine', { blocks: Number(needed) })
    await expect(page.getByRole('heading', { name: invoice.state.paid.title })).toBeVisible()
    expect((await axeOn(page).analyze()).violations).toEqual([])

    await page.emulateMedia({ media: 'print' })
    const receipt = page.getByRole('region', { name: invoice.receipt.title })
    await expect(receipt).toContainText('Order 10482')
    await expect(receipt).toContainText(/[0-9a-f]{64}/)
    await expect(page.getByRole('heading', { name: invoice.state.paid.title })).toBeHidden()
    expect(faults).toEqual([])
    await page.context().close()
  })
}

test('without scripts a coin is chosen, paid a part, and the rest is asked for', async ({ browser }) => {
  const { invoice } = words.en
  const made = await makeInvoice('Order 10483')
  const page = await payer(browser, { scripts: false })
  await page.goto(`/invoice/${made.unique_id}`)
  await page.getByRole('button', { name: 'USDT' }).click()
  await page.getByRole('button', { name: /^T(ron|RON)/i }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(page.getByRole('button', { name: invoice.copyAddress })).toHaveCount(0)
  const { place } = await read(made)
  await onChain('send', { asset: 'USDT', amount: '10', to: place?.address })
  await page.reload()
  await expect(page.getByRole('heading', { name: invoice.state.underpaid.title })).toBeVisible()
  await expect(page.getByText('15.5', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: 'RU' }).click()
  await expect(page.getByRole('heading', { name: words.ru.invoice.state.underpaid.title })).toBeVisible()
  await page.context().close()
})

test('an address to send coins back to is judged, and kept, without scripts', async ({ browser }) => {
  const { invoice } = words.en
  const made = await makeInvoice('Order 10484')
  const page = await payer(browser, { scripts: false })
  await page.goto(`/invoice/${made.unique_id}`)
  await page.getByRole('button', { name: 'USDT' }).click()
  await page.getByRole('button', { name: /^T(ron|RON)/i }).click()
  const { place } = await read(made)
  await onChain('send', { asset: 'USDT', amount: '60', to: place?.address })
  await onChain('mine', { blocks: 30 })
  await page.reload()
  await expect(page.getByRole('heading', { name: invoice.state.overpaid.title })).toBeVisible()
  const field = page.getByRole('textbox', { name: invoice.refund.label })
  const send = page.getByRole('button', { name: invoice.refund.send })
  await field.fill('nonsense')
  await send.click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')
  await send.click()
  await expect(page.getByText(invoice.refund.kept)).toBeVisible()
  await page.context().close()
})

test('an invoice that does not exist is a page too', async ({ browser }) => {
  const page = await payer(browser)
  const answer = await page.goto('/ru/invoice/AAAAAAAAAAAAAAAA')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ru.invoice.gone.title)
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.context().close()
})

test('a shop shows the page over its own, hears of the payment, and has its customer back', async ({
  browser,
}) => {
  const { invoice } = words.en
  const made = await makeInvoice('Order 10485')
  const page = await payer(browser)
  await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/?invoice=${made.unique_id}`)
  await page.getByRole('button', { name: 'Pay with crypto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment' })
  await expect(dialog).toBeVisible()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'USDT' }).click()
  await expect(page).toHaveTitle('waiting')
  await frame.getByRole('button', { name: /^T(ron|RON)/i }).click()
  await expect(frame.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect.poll(async () => (await read(made)).place?.address).toMatch(/^T/)
  const { place } = await read(made)
  await onChain('send', { asset: 'USDT', amount: '25.5', to: place?.address })
  await expect(page).toHaveTitle('seen')
  // The keys of the page are heard in its frame, and the shop’s page cannot be reached behind it.
  await frame.getByRole('link', { name: 'RU' }).focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#pay')).toBeFocused()
  await expect(page.locator('#pay')).toHaveText('Closed')
  await expect(page.getByText(invoice.footer)).toHaveCount(0)
  await page.context().close()
})
