import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { advance, newPerson, openBrowser } from '../support/people.ts'
import { startProduct, type Product } from '../support/product.ts'
import { test } from '../support/productTest.ts'
import { openStore, reviewMinutes } from '../support/stores.ts'
import { dialogOf } from '../support/trades.ts'
import { looks, say, words } from '../support/words.ts'

let product: Product

/** The merchant’s own server: what it keeps, by its path. */
const sheets: Record<string, string> = {
  '/good.css':
    '[data-part=panel] { border: 3px double #7a2f2f }\n[data-part=page] { background: linear-gradient(#ffffff, #d8f0e0) }',
  '/bad.css':
    '[data-part=panel] {\n  border: 3px solid #7a2f2f;\n  background: url(/spy);\n  display: none\n}',
}
const shop = createServer((request, response) => {
  const sheet = sheets[request.url ?? '']
  response.writeHead(sheet === undefined ? 404 : 200, { 'content-type': 'text/css' }).end(sheet)
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

const colour = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

for (const look of looks) {
  const { locale } = look
  const { merchant, merchantStyle, common } = words[locale]

  test(`a store is opened, reviewed before one’s eyes, changed and closed (${locale})`, async ({
    browser,
  }) => {
    const person = await newPerson(browser, product.url, `shop_${locale}`, look)
    const { page } = person
    await page.goto(person.path('/me/merchant'))
    await expect(page.getByText(merchant.empty, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: merchant.add }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(merchant.createTitle)

    const name = page.getByRole('textbox', { name: merchant.form.title, exact: true })
    const open = page.getByRole('button', { name: merchant.form.create })
    await name.fill('N')
    await open.click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Night Market')
    await open.dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Market')
    const main = page.getByRole('main')
    await expect(main.getByText(merchant.status.pending_review).first()).toBeVisible()
    const beside = page.getByRole('navigation', { name: merchant.side.stores })
    const opened = beside.locator('[aria-current=true]')
    await expect(opened).toHaveText(`Night Market ${merchant.status.pending_review}`)
    expect(await person.api('GET /v1/me/merchant_accounts')).toMatchObject({
      items: [{ status: 'pending_review' }],
    })
    await advance(product.url, reviewMinutes)
    // The page hears of it by itself.
    await expect(main.getByText(merchant.statusText.active)).toBeVisible()
    await expect(opened).toHaveText(`Night Market ${merchant.status.active}`)

    await main.getByRole('link', { name: merchant.edit }).click()
    await expect(name).toHaveValue('Night Market')
    await name.fill('Day Market')
    await page.getByRole('button', { name: merchant.form.save }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day Market')
    await expect(opened).toHaveText(`Day Market ${merchant.status.active}`)

    // A mouse that rests on what was told keeps it there, before the button on a phone.
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: merchant.close.verb }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('textbox').fill('Day Market')
    await dialog.getByRole('button', { name: say(merchant.close.action, { title: 'Day Market' }) }).click()
    await expect(page).toHaveURL(/\/me\/merchant$/)
    await expect(page.getByText(merchant.empty, { exact: true })).toBeVisible()
    expect(await person.api('GET /v1/me/merchant_accounts')).toMatchObject({ items: [] })
  })

  test(`a style is tried, refused where it cannot be read, saved, and shown to a colleague (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newPerson(browser, url, `style_${locale}`, look)
    const id = await openStore(person, { default_locale: locale })
    const { page } = person
    await page.goto(person.path(`/me/merchant/style/${id}`))
    await expect(page.getByRole('heading', { level: 1, name: merchantStyle.title })).toBeVisible()
    const text = colour(page, merchantStyle.text)
    const save = page.getByRole('button', { name: merchantStyle.save })
    const before = await text.inputValue()

    // Light on light: the editor says so, and offers a colour; undo takes it back.
    await text.fill('#f4f4ff')
    await text.blur()
    await expect(
      page
        .getByText(say(merchantStyle.tooLow, { min: '4.5' }))
        .or(page.getByText(say(merchantStyle.tooLow, { min: '4,5' })))
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: merchantStyle.undo }).click()
    await expect(text).toHaveValue(before)

    const ground = colour(page, merchantStyle.color1)
    await ground.fill('#e0ffe0')
    await ground.blur()
    await save.click()
    await expect(page.getByText(merchantStyle.saved)).toBeVisible()
    await page.reload()
    await expect(ground).toHaveValue(/^#e0ffe0$/i)

    await page.getByRole('button', { name: merchantStyle.share.action }).click()
    const link = await dialogOf(page).getByRole('textbox').inputValue()
    await dialogOf(page).getByRole('button', { name: common.verb.close }).first().click()
    expect(new URL(link).hash.length).toBeGreaterThan(40)
    const colleague = await openBrowser(browser, url, { ...look, width: 390 })
    const theirs = await colleague.newPage()
    await theirs.goto(link)
    await expect(
      theirs.getByText(say(merchantStyle.sharedStore, { store: 'Harbor & Pine Coffee' })),
    ).toBeVisible()
    await theirs.goto(`${link.split('#')[0]}#${'A'.repeat(43)}`)
    await theirs.reload()
    await expect(theirs.getByText(merchantStyle.sharedGone.title)).toBeVisible()
    await colleague.close()

    // What is not saved is asked about.
    await ground.fill('#ffe0e0')
    await ground.blur()
    await page.getByRole('link', { name: merchantStyle.stores }).first().click()
    await dialogOf(page).getByRole('button', { name: merchantStyle.unsaved.stay }).click()
    await expect(ground).toHaveValue(/^#ffe0e0$/i)
  })

  test(`a style sheet of one’s own is refused with its lines, then shown, kept, shared and removed (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newPerson(browser, url, `css_${locale}`, look)
    const id = await openStore(person, { default_locale: locale })
    const { page } = person
    await page.goto(person.path(`/me/merchant/style/${id}`))
    const link = page.getByRole('textbox', { name: merchantStyle.css.link, exact: true })
    const panel = page.locator('[data-part=panel]').first()
    await link.fill(`http://${shopHost()}/bad.css`)
    await link.press('Enter')
    const problems = page.getByRole('list', { name: merchantStyle.css.refused }).getByRole('listitem')
    await expect(problems).toHaveText([
      `${say(merchantStyle.css.line, { line: '3' })} background: url(/spy)`,
      `${say(merchantStyle.css.line, { line: '4' })} display: none`,
    ])
    await expect(link).toHaveAttribute('aria-invalid', 'true')
    await expect(panel).toHaveCSS('border-top-style', 'none')

    await link.fill(`http://${shopHost()}/good.css`)
    await page.getByRole('button', { name: merchantStyle.css.load, exact: true }).click()
    await expect(panel).toHaveCSS('border-top-style', 'double')
    await page.reload()
    await expect(panel).toHaveCSS('border-top-style', 'double')
    await expect(link).toHaveValue(`http://${shopHost()}/good.css`)

    const { token } = await person.api<{ token: string }>(`POST /v1/me/merchant_accounts/${id}/previews`, {})
    const colleague = await openBrowser(browser, url, look)
    const theirs = await colleague.newPage()
    await theirs.goto(`${url}/invoice-preview#${token}`)
    await expect(theirs.locator('[data-part=panel]').first()).toHaveCSS('border-top-style', 'double')
    await colleague.close()

    await page.getByRole('button', { name: merchantStyle.css.remove }).click()
    await expect(panel).toHaveCSS('border-top-style', 'none')
    await expect(link).toHaveValue('')
  })
}
