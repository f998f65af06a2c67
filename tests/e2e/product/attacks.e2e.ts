import { expect, type Browser, type Page } from '@playwright/test'
import { onChain } from '../support/chains.ts'
import { newPerson, openBrowser, phone, type Person } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { openReviewedStore } from '../support/stores.ts'
import { words } from '../support/words.ts'

const product = ownProduct(startProduct)
let merchant: Person
let store = ''

/** What somebody writes who means no good; each runs, reads or leads elsewhere where a page takes it for more than words. */
const hostile = [
  '<script>window.ran=1</script>',
  '</script><script>window.ran=1</script><!--',
  '<img src=x onerror="window.ran=1">',
  '"><svg onload=window.ran=1>',
  '</title><base href=//evil.example>',
  '{{7*7}} ${7*7} <%= 7*7 %>',
  'javascript:window.ran=1',
  "'; drop table invoice; --",
  'a&lt;b&#60;/style&gt;',
  '\\u003cscript>\u2028alert(1)\u2029',
] as const

/** Signs that turn a line around, as in the name of a program that looks like a picture. */
const turning = '\u202E\u202D\u2066\u2067\u200F\u061C'
const turns = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/

test.beforeAll(async ({ browser }) => {
  await onChain(product.url, 'tron', 'automatic', { is_on: false })
  merchant = await newPerson(browser, product.url, 'mallory', phone)
  store = await openReviewedStore(product.url, merchant)
})

interface Made {
  readonly id: string
  readonly unique_id: string
}

const makeInvoice = (differs: object = {}) =>
  merchant.api<Made>('POST /v1/me/merchant_accounts/invoice', {
    account_id: store,
    amount: '25.5',
    asset: 'USDT',
    product_title: 'Coffee',
    ...differs,
  })
const changeStore = (change: object) => merchant.api(`PATCH /v1/me/merchant_accounts/${store}`, change)

/** The answer to what was asked, where it was refused. */
const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** A page that says what it should not have done: run what somebody wrote, ask, or be stopped by its policy. */
async function watchedPage(browser: Browser, scripts: boolean) {
  const context = scripts
    ? await openBrowser(browser, product.url, phone)
    : await browser.newContext({
        baseURL: product.url,
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
      })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('dialog', dialog => {
    faults.push(`asked ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', line => line.type() === 'error' && faults.push(line.text()))
  page.on('request', request => {
    if (new URL(request.url()).origin !== product.url) faults.push(`asked ${request.url()}`)
  })
  return { context, page, faults }
}

/** Whose scripts the page has: its own, and the state that it is taken over with. */
const ownScripts = 2

async function harmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page.locator('script')).toHaveCount(ownScripts)
  await expect(page.locator('#root img, #root iframe, base')).toHaveCount(0)
  expect(await page.content()).not.toMatch(turns)
}

for (const scripts of [true, false])
  test(`what a store writes is words on the payer’s page ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const { page, faults } = await watchedPage(browser, scripts)
    for (const text of hostile) {
      await changeStore({ title: text.slice(0, 60) })
      const { unique_id: id } = await makeInvoice({
        product_title: `${turning}${text}`,
        product_description: `${text}${turning}`,
      })
      await page.goto(`/invoice/${id}`)
      const said = text.replaceAll(/\s+/gu, ' ').trim()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.slice(0, 60).trim())
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(said)
      await expect(page.getByRole('heading', { level: 3 })).toBeVisible()
      await harmless(page)
    }
    expect(faults).toEqual([])
  })

test('a text that nobody would see is none', async () => {
  for (const product_title of ['', '   ', turning, '\u200B\u200D\uFEFF', '\u2800', '\u3164'])
    expect(await refusalOf(makeInvoice({ product_title })), JSON.stringify(product_title)).toMatch(
      /answered 4\d\d.*product_title/s,
    )
})

test('texts beyond all measure, and of signs that no text has, are refused at their field', async () => {
  const megabyte = 'a'.repeat(1_048_576)
  const fields = ['product_title', 'product_description', 'reference', 'email', 'locale', 'asset', 'amount']
  for (const field of fields)
    expect(await refusalOf(makeInvoice({ [field]: megabyte })), field).toMatch(/answered 4\d\d/)
  for (const field of fields)
    expect(await refusalOf(makeInvoice({ [field]: 'a\u0000b' })), field).toMatch(/answered 4\d\d/)
  for (const field of ['title', 'description', 'success_url', 'fail_url', 'webhook_url']) {
    expect(await refusalOf(changeStore({ [field]: megabyte })), field).toMatch(/answered 4\d\d/)
    expect(await refusalOf(changeStore({ [field]: 'a\u0000b' })), field).toMatch(/answered 4\d\d/)
  }
  for (const text of hostile) {
    expect(await refusalOf(makeInvoice({ reference: text })), text).toMatch(/answered 4\d\d.*reference/s)
    expect(await refusalOf(makeInvoice({ email: text })), text).toMatch(/answered 4\d\d.*email/s)
  }
})

test('the store’s page is a page of the web, and no script', async () => {
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'https://user:secret@shop.example/',
    '//shop.example',
  ]
  for (const field of ['success_url', 'fail_url'])
    for (const url of addresses)
      expect(await refusalOf(changeStore({ [field]: url })), url).toMatch(
        new RegExp(`answered 4\\d\\d.*${field}`, 's'),
      )
})

test('where coins go back to is an address, whatever is written there', async ({ browser }) => {
  const { invoice } = words.en
  await changeStore({ title: 'Harbor & Pine Coffee' })
  const { unique_id: id } = await makeInvoice()
  const way = { coin: 'USDT', network: 'tron' }
  const { place } = await merchant.api<{ place: { address: string } }>(
    `POST /v1/payer_invoices/${id}/way`,
    way,
  )
  await onChain(product.url, 'tron', 'send', { asset: 'USDT', amount: '60', to: place.address })
  await onChain(product.url, 'tron', 'mine', { blocks: 30 })
  const { page, faults } = await watchedPage(browser, false)
  await page.goto(`/invoice/${id}`)
  for (const text of [...hostile.slice(0, 4), `T${turning}JRabPrwbZy45sbavfcjinPJC18kjpRTv8`]) {
    await page.getByRole('textbox', { name: invoice.refund.label }).fill(text)
    await page.getByRole('button', { name: invoice.refund.send }).click()
    await expect(page.getByRole('textbox', { name: invoice.refund.label })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await harmless(page)
  }
  // A refused form answers as such: the browser notes it, and nothing else.
  expect(faults.filter(fault => !fault.includes('422'))).toEqual([])
})
