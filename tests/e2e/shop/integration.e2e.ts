import { verify } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { shopCall, signedHeaders } from '../../support/shop.ts'
import { axeOn } from '../support/axeOn.ts'
import { press, typeInto } from '../support/keyboard.ts'
import { newPerson } from '../support/people.ts'
import { startProduct, type Product } from '../support/product.ts'
import { test } from '../support/productTest.ts'
import { openReviewedStore } from '../support/stores.ts'
import { dialogOf } from '../support/trades.ts'
import { looks, say, words } from '../support/words.ts'

/** What came to the shop. */
interface Told {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let product: Product
const told: Told[] = []
/** How the shop answers, by its path; as it should where nothing is said. */
const answers = new Map<string, { readonly status: number; readonly text: string }>()
const shop = createServer((request, response) => {
  void (async () => {
    const body = Buffer.concat(await request.toArray()).toString()
    const path = request.url ?? ''
    told.push({ path, headers: request.headers, body })
    const { status, text } = answers.get(path) ?? { status: 204, text: '' }
    response.writeHead(status).end(text)
  })()
})
const shopHost = () => `127.0.0.1:${(shop.address() as AddressInfo).port}`

test.beforeAll(async () => {
  await once(shop.listen(0, '127.0.0.1'), 'listening')
  product = await startProduct({ settings: { WEBHOOK_HOSTS: shopHost() } })
})
test.afterAll(async () => {
  await product.close()
  shop.close()
})

const violations = async (page: Page) => (await axeOn(page).analyze()).violations

/** What a link of the page saves. */
async function savedBy(page: Page, link: ReturnType<Page['getByRole']>) {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

for (const look of looks) {
  const { locale } = look
  const { merchant, merchantIntegration: said, common, errorStore } = words[locale]

  test(`a key is made by the keyboard, shown once, signs a call and is revoked (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newPerson(browser, url, `keys_${locale}`, look)
    const id = await openReviewedStore(product.url, person)
    const { page } = person
    await page.goto(person.path(`/me/merchant/view/${id}`))
    await page.getByRole('link', { name: merchant.tab.software, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title)

    await press(page.getByRole('button', { name: said.keys.make }))
    const dialog = dialogOf(page)
    await expect(dialog.getByText(/BEGIN PRIVATE KEY/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByText(said.newKey.tickFirst)).toBeVisible()
    expect(await violations(page)).toEqual([])
    const { items } = await person.api<{ items: { key_id: string }[] }>(
      `GET /v1/me/merchant_accounts/${id}/keys`,
    )
    const keyId = items[0]?.key_id ?? ''
    const file = await savedBy(page, dialog.getByRole('link', { name: said.newKey.download }))
    expect(file.name).toBe(`souk-${keyId}.pem`)
    const box = dialog.getByRole('checkbox')
    await box.focus()
    await page.keyboard.press('Space')
    await press(dialog.getByRole('button', { name: common.verb.done }))
    await expect(dialog).toHaveCount(0)

    // It is nowhere any more: not on the page, not in what the browser keeps.
    const secret = file.text.split('\n')[1] ?? ''
    expect(secret.length).toBeGreaterThan(40)
    expect(await page.content()).not.toContain(secret)
    expect(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    ).not.toContain(secret)

    const call = () => {
      const sent = { at: new Date() }
      const headers = signedHeaders({ id: keyId, privateKey: file.text }, 'GET /v1/store', sent)
      return shopCall(url, 'GET /v1/store', { sent, headers })
    }
    expect(await call()).toMatchObject({ status: 200, body: { account_id: id } })
    await page.reload()
    await expect(page.getByText(said.keys.unused)).toHaveCount(0)

    const keys = page.getByRole('list', { name: said.keys.title }).getByRole('listitem')
    await press(keys.getByRole('button', { name: new RegExp(`^${say(said.keys.revokeNamed, { key: '' })}`) }))
    await press(dialogOf(page).getByRole('button', { name: said.revoke.verb, exact: true }))
    await expect(page.getByText(said.keys.none)).toBeVisible()
    expect((await call()).status).toBe(401)
  })

  test(`addresses are refused at their field; a webhook is delivered, or sent again (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newPerson(browser, url, `hooks_${locale}`, look)
    const id = await openReviewedStore(product.url, person)
    const { page } = person
    const path = `/hook/${locale}`
    await page.goto(person.path(`/me/merchant/view/${id}/software`))
    const log = page.getByRole('region', { name: said.log.title })
    const tryOut = log.getByRole('button', { name: said.log.test })
    await expect(log.getByText(said.log.noAddress)).toBeVisible()

    const address = page.getByRole('textbox', { name: said.access.webhookUrl })
    const save = page.getByRole('button', { name: said.access.save, exact: true })
    await typeInto(address, 'https://127.0.0.1/hook')
    await press(save)
    await expect(page.getByText(errorStore.url_not_public)).toBeVisible()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await typeInto(address, `http://${shopHost()}${path}`)
    await press(save)
    await expect(log.getByText(said.log.noAddress)).toHaveCount(0)

    answers.set(path, { status: 500, text: '<b>out of order</b>' })
    await press(tryOut)
    const rows = log.getByRole('list', { name: said.log.title }).locator('> li')
    await expect(rows).toHaveCount(1)
    await rows.locator('summary').click()
    await expect(rows.getByText(new RegExp(say(said.log.answered, { status: '500' })))).toBeVisible()
    // What the shop wrote is text.
    await expect(rows.getByText('<b>out of order</b>')).toBeVisible()
    await expect(rows.getByText(said.status.waiting)).toBeVisible()
    expect(await violations(page)).toEqual([])

    answers.delete(path)
    await press(rows.getByRole('button', { name: said.log.again }))
    await expect(rows.getByText(said.status.delivered)).toBeVisible()
    await expect(rows.getByRole('listitem')).toHaveCount(2)

    // The same event, signed by our key: its public half is on the page.
    const mine = told.filter(each => each.path === path)
    expect(mine).toHaveLength(2)
    const [first, again] = mine
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    const pem = await savedBy(page, page.getByRole('link', { name: said.ourKey.download }))
    const isOurs = ({ headers, body }: Told) =>
      verify(
        null,
        Buffer.from(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`),
        pem.text,
        Buffer.from(String(headers['webhook-signature']).replace(/^v1a,/, ''), 'base64'),
      )
    expect(mine.map(isOurs)).toEqual([true, true])
    const keyId = String(first?.headers['souk-webhook-key'])
    await expect(page.getByText(keyId)).toBeVisible()

    // Another key of ours takes its place.
    await press(page.getByRole('button', { name: said.ourKey.renew }))
    await press(dialogOf(page).getByRole('button', { name: said.renew.verb, exact: true }))
    await expect(page.getByText(keyId)).toHaveCount(0)

    const docs = await page.request.get('/docs/merchant-api.txt')
    expect(docs.headers()['content-type']).toBe('text/plain; charset=utf-8')
    expect(await docs.text()).toContain('# The API for shops')
  })
}

test('what a shop was told of an invoice is found from the invoice', async ({ browser }) => {
  const { url } = product
  const [look] = looks
  const { merchantIntegration: said, merchantInvoice } = words.en
  const person = await newPerson(browser, url, 'told', look)
  const id = await openReviewedStore(product.url, person)
  await person.api(`PATCH /v1/me/merchant_accounts/${id}`, { webhook_url: `http://${shopHost()}/told` })
  const invoices = await Promise.all(
    ['First', 'Second'].map(title =>
      person.api<{ id: string }>('POST /v1/me/merchant_accounts/invoice', {
        account_id: id,
        amount: '10',
        asset: 'USDT',
        product_title: title,
      }),
    ),
  )
  for (const invoice of invoices) await person.api(`POST /v1/invoices/${invoice.id}/cancel`)
  await expect.poll(() => told.filter(each => each.path === '/told').length).toBe(2)
  const { page } = person
  await page.goto(`/me/merchant/invoices/${id}?invoice=${invoices[0]?.id ?? ''}`)
  await dialogOf(page).getByRole('link', { name: merchantInvoice.action.webhooks }).click()
  const log = page.getByRole('region', { name: said.log.title })
  await expect(log.getByText(said.log.narrowed)).toBeVisible()
  await expect(log.getByText(said.type.invoice.trade_cancelled)).toHaveCount(1)
  await log.getByRole('link', { name: said.log.all }).click()
  await expect(log.getByText(said.type.invoice.trade_cancelled)).toHaveCount(2)
})
