import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { souk } from '../../../brand/brand.ts'
import { payerStates, type PayerState } from '../../../design-system/domain/shop/invoice/invoiceShape.ts'
import { sampleInvoice, sampleTime } from '../../../design-system/domain/shop/invoice/sampleInvoice.ts'
import { presetStyle } from '../../../design-system/domain/shop/merchant/style/stylePresets.ts'
import { identify, type Site } from '../../../mesh/identity.ts'
import { loadPayerBuild } from '../../../mesh/web/payer/payerBuild.ts'
import { payerDoor } from '../../../mesh/web/payer/payerDoor.ts'
import { newPerson, type Look, type Person } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { test } from '../support/productTest.ts'
import { openReviewedStore } from '../support/stores.ts'
import { words } from '../support/words.ts'

let product: Product
let shops: Server
/** The look of the store as the server gives it to payers. */
let look: unknown

const site: Site = { publicOrigin: null, gatewaySecret: 'x'.repeat(32), proxies: 0, newRequestId: () => 'r1' }
const [wide, high] = [
  { desktop: 1160, phone: 390 },
  { desktop: 800, phone: 844 },
] as const
type Device = keyof typeof wide

const wireName = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
function wire(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(wire)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wireName(name), wire(inner)]))
}

/** The order of the preview, as the server would tell of it: its name says the state and the language. */
function invoiceNamed(name: string): object {
  const [state, locale] = name.split('-') as [PayerState, Look['locale']]
  return {
    ...(wire({ ...sampleInvoice(state, locale), locale }) as object),
    unique_id: name,
    version: 1,
    look,
  }
}

/** What the product answers, as it is. */
async function passOn(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(`${product.url}${path}`)
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** The gateway's page of a payer, rendered from the build, for orders of the preview; everything else is the product's. */
async function startShops(): Promise<Server> {
  const build = await loadPayerBuild(fileURLToPath(new URL('../../../app/dist', import.meta.url)))
  if (!build) throw new Error('The build has no page of a payer')
  const rest = {
    call: async ({ path }: { path: string }) => ({
      status: 200,
      body: invoiceNamed(path.split('/').at(-1) ?? ''),
    }),
  }
  const door = payerDoor({ build, rest: rest as never, site, brand: souk, now: () => sampleTime })
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (door.opens(path)) {
      void door.enter({ request, response, path, caller: identify(request, site) })
    } else if (path.endsWith('/news')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    } else if (path.startsWith('/api/v1/payer_invoices/')) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(invoiceNamed(path.split('/').at(-1) ?? '')))
    } else {
      void passOn(request.url ?? '/', response)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

test.beforeAll(async ({ shared }) => {
  product = shared
  shops = await startShops()
})
test.afterAll(async () => {
  shops.closeAllConnections()
  shops.close()
})

/** What is painted where a page begins; nothing moves in it. The quick encoder, since the file is only compared. */
async function painted(page: Page, device: Device, height: number): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width: wide[device], height, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  await browser.detach()
  return Buffer.from(data, 'base64')
}

/** A picture of the preview out of its frame: the same elements at their real size, put where a page begins, and back. */
async function paintedPreview(page: Page, device: Device): Promise<Buffer> {
  const frame = page.locator(`[data-frame=${device}][data-theme]`)
  const setRules = (isOut: boolean) =>
    frame.evaluate((element, out) => {
      if (!(element instanceof HTMLElement)) throw new TypeError('The preview is no element')
      const around = {
        position: 'static',
        transform: 'none',
        overflow: 'visible',
        contain: 'none',
        'container-type': 'normal',
        'z-index': 'auto',
      }
      const own = { transform: 'none', 'z-index': '2147483647', left: '0', top: '0' }
      const style = (of: HTMLElement, rules: Readonly<Record<string, string>>) => {
        for (const [name, value] of Object.entries(rules)) {
          if (out) of.style.setProperty(name, value, 'important')
          else of.style.removeProperty(name)
        }
      }
      for (let outer = element.parentElement; outer; outer = outer.parentElement) style(outer, around)
      style(element, own)
      return element.offsetHeight
    }, isOut)
  const height = await setRules(true)
  const picture = await painted(page, device, height)
  await setRules(false)
  return picture
}

/** How many bytes of two pictures differ. */
async function different(one: Buffer, other: Buffer): Promise<number> {
  // Files of one encoder: alike when what they show is.
  if (one.equals(other)) return 0
  const [a, b] = await Promise.all(
    [one, other].map(async picture =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (a?.info.width !== b?.info.width || a?.info.height !== b?.info.height) return Number.POSITIVE_INFINITY
  let count = 0
  for (const [at, byte] of (a?.data ?? Buffer.of()).entries()) if (byte !== b?.data[at]) count += 1
  return count
}

async function openStyledStore(person: Person, preset: Parameters<typeof presetStyle>[0]): Promise<string> {
  // Reviewed: the page says so of a store.
  const id = await openReviewedStore(product.url, person)
  const changed = await person.api<{ look: unknown }>(`PATCH /v1/me/merchant_accounts/${id}`, {
    style: wire(presetStyle(preset)),
  })
  look = changed.look
  return id
}

const shown = [
  { locale: 'en', theme: 'light', preset: 'lavender' },
  { locale: 'ru', theme: 'light', preset: 'sand' },
  { locale: 'en', theme: 'dark', preset: 'forest' },
  { locale: 'ru', theme: 'dark', preset: 'night' },
] as const

for (const { locale, theme, preset } of shown) {
  test(`the preview of a look is the payer's page, pixel by pixel (${locale}, ${theme})`, async ({
    browser,
  }) => {
    const { merchantStyle: t } = words.en
    const person = await newPerson(browser, product.url, `same_${locale}_${theme}`, {
      locale: 'en',
      theme: 'light',
      width: 1440,
    })
    const { page: editor } = person
    const id = await openStyledStore(person, preset)
    await editor.goto(`/me/merchant/style/${id}`)
    const bar = editor.getByRole('region', { name: t.preview.title })
    const choose = (group: string, choice: string) =>
      bar.getByRole('group', { name: group }).getByText(choice, { exact: true }).click()
    await choose(t.preview.theme, t.preview[theme])
    await choose(t.preview.locale, locale.toUpperCase())

    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${(shops.address() as AddressInfo).port}`,
    })
    const payer = await context.newPage()
    // The clock of the preview stands still.
    await payer.clock.setFixedTime(sampleTime)
    const differs: string[] = []
    for (const device of ['desktop', 'phone'] as const) {
      await payer.setViewportSize({ width: wide[device], height: high[device] })
      await choose(t.preview.show, t.preview[device])
      for (const state of payerStates) {
        await bar.getByRole('button', { name: t.preview.state }).click()
        await editor.getByRole('option', { name: t.states[state], exact: true }).click()
        await expect(editor.getByRole('option')).toHaveCount(0)
        const preview = await paintedPreview(editor, device)
        // Its scripts have taken the page over when they ask for the invoice again.
        const isLive = payer.waitForResponse(/\/api\/v1\/payer_invoices\/[^/]+$/)
        await payer.goto(`/${locale}/invoice/${state}-${locale}?theme=${theme}`)
        await isLive
        await payer.evaluate(() => document.fonts.ready)
        const height = await payer.evaluate(() => document.documentElement.scrollHeight)
        const count = await different(preview, await painted(payer, device, height))
        if (count > 0) differs.push(`${device} ${state}: ${count}`)
      }
    }
    expect(differs).toEqual([])
  })
}
