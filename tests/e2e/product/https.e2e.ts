import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { startTlsProxy, tlsHosts, type TlsProxy } from '../../support/network/tlsProxy.ts'
import { startProduct, type Product } from '../support/product.ts'
import { test } from '../support/productTest.ts'
import { logIn, signUp } from '../support/visitors.ts'
import { words } from '../support/words.ts'

/** A public Souk behind a proxy that ends TLS; null where no certificate can be made. */
let site: { readonly proxy: TlsProxy; readonly product: Product; readonly origin: string } | null = null

test.beforeAll(async () => {
  const proxy = await startTlsProxy()
  if (proxy === null) return
  const origin = `https://${tlsHosts.own}:${proxy.port}`
  const secret = () => randomBytes(32).toString('hex')
  const product = await startProduct({
    settings: {
      DEV_TOOLS: '',
      PUBLIC_URL: origin,
      REQUISITES_KEY: secret(),
      WALLET_SEED: secret(),
      RATES_SOURCES: 'invented',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Souk <no-reply@souk.example>',
    },
  })
  proxy.leadTo(product.url)
  site = { proxy, product, origin }
})
test.afterAll(async () => {
  await site?.product.close()
  await site?.proxy.close()
})

test('behind TLS a browser logs in, keeps its cookies for TLS, and asks for nothing without it', async ({
  browser,
}) => {
  test.skip(site === null, 'openssl is not installed')
  const { origin } = site as NonNullable<typeof site>
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, locale: 'en-US' })
  const page = await context.newPage()
  const asked: string[] = []
  const sockets: string[] = []
  const said: string[] = []
  context.on('request', request => asked.push(request.url()))
  context.on('console', message => {
    if (/mixed content|content.security.policy|cookie/i.test(message.text())) said.push(message.text())
  })
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('connection_ack')) sockets.push(new URL(socket.url()).origin)
    })
  })
  const { auth, common } = words.en
  await page.goto('/sign-up')
  await signUp({ page, auth }, 'amina')
  await expect(page).toHaveURL(`${origin}/dashboard`)
  await page.goto('/log-out')
  await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-souk_session')
  await logIn({ page, auth }, 'amina')
  await expect(page).toHaveURL(`${origin}/dashboard`)

  // The page itself keeps the theme for the next one.
  await page.goto('/settings')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${common.theme.label}`) })
    .click()
  await page.getByRole('option', { name: common.theme.dark }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const own = { domain: tlsHosts.own, path: '/', secure: true, sameSite: 'Lax' }
  const cookies = await context.cookies()
  expect(cookies.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    expect.objectContaining({ name: '__Host-souk_device', httpOnly: true, ...own }),
    expect.objectContaining({ name: '__Host-souk_session', httpOnly: true, ...own }),
    expect.objectContaining({ name: 'souk_theme', httpOnly: false, ...own }),
  ])
  await expect.poll(() => new Set(sockets)).toEqual(new Set([origin.replace('https:', 'wss:')]))
  const elsewhere = asked.filter(url => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url))
  expect({ elsewhere, said }).toEqual({ elsewhere: [], said: [] })
})
