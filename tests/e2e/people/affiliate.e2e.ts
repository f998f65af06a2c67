import { expect } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { advance, desktop, give, newPerson, openBrowser, setStanding, type Look } from '../support/people.ts'
import { bitcoinAdvert } from '../../support/bitcoinAdvert.ts'
import { startProduct } from '../support/product.ts'
import { readQrCode } from '../support/readQrCode.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { signUp } from '../support/visitors.ts'
import { say, saying, words } from '../support/words.ts'

const product = ownProduct(startProduct)

const phone: Look = { locale: 'en', theme: 'dark', width: 390 }
const { affiliate, bonus, invitation } = words.en

/** Somebody's token, beside the session of their browser. */
async function tokenOf(name: string): Promise<string> {
  const answer = await fetch(`${product.url}/dev/log_in_as`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-type': 'script' },
    body: JSON.stringify({ user_name: name }),
  })
  return ((await answer.json()) as { api_token: string }).api_token
}

test('a link is shared, somebody comes by it on a telephone and trades; all three screens hear of it', async ({
  browser,
}) => {
  const top = await newPerson(browser, product.url, 'topaz_inviter', desktop)
  const { items } = await top.api<{ items: { code: string }[] }>('GET /v1/me/invite_codes')
  const inviter = await newPerson(browser, product.url, 'amber_inviter', desktop, items[0]?.code)
  for (const { name } of [top, inviter])
    await setStanding(product.url, name, { legal_name: `The true ${name}` })

  // The inviter finds the link, large enough for a telephone to read.
  await inviter.page.goto('/affiliate')
  await expect(inviter.page.getByRole('heading', { level: 1, name: affiliate.title })).toBeVisible()
  const drawn = inviter.page.getByRole('img', { name: affiliate.main.qr })
  await expect(drawn).toBeVisible()
  const shared = await readQrCode(await drawn.screenshot({ scale: 'css' }))
  expect(shared).toMatch(/\?ref=[0-9A-Z]{8}$/)
  expect((await axeOn(inviter.page).analyze()).violations).toEqual([])

  // Somebody holds a telephone's camera to it, looks around, and signs up later.
  const context = await openBrowser(browser, product.url, phone)
  const page = await context.newPage()
  await page.goto(shared)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  // The page was drawn before its scripts are there, and they note who has invited.
  await page.waitForFunction(() => localStorage.getItem('souk:invite') !== null)
  await page.goto('/sign-up')
  await expect(page.getByText(say(invitation.by, { name: inviter.name }))).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await signUp({ page, auth: words.en.auth }, 'pearl_newcomer')
  await expect(page).not.toHaveURL(/sign-up/)
  await setStanding(product.url, 'pearl_newcomer', { legal_name: 'The true pearl' })
  await page.goto('/bonus')
  await expect(page.getByText(say(bonus.own.came, { name: inviter.name }))).toBeVisible()

  // The inviter sees them come.
  await expect(inviter.page.getByText('pearl_newcomer').first()).toBeVisible()
  await inviter.page.goto('/bonus')
  await expect(inviter.page.getByText('pearl_newcomer').first()).toBeVisible()

  // Their first trade, with somebody whom nobody brought.
  const seller = await newPerson(browser, product.url, 'opal_seller', desktop)
  await give(product.url, seller.name, 'BTC', '0.05')
  // At the market's price, wherever that has walked to by today: a trade far off it earns no bonus.
  const { market_rate: rate } = (await (
    await fetch(`${product.url}/api/v1/home?crypto_currency_code=BTC&currency_code=NGN`)
  ).json()) as { market_rate: string }
  const [price = ''] = rate.split('.')
  const advert = await seller.api<{ id: string }>('POST /v2/pro', {
    ...bitcoinAdvert('OLUWASEUN A. BALOGUN'),
    fixed_price: price,
  })
  const token = await tokenOf('pearl_newcomer')
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-access-token': token,
        'x-device-type': 'script',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { id: string }
  }
  const { id } = await call(`/v1/pro/${advert.id}/trades`, {
    amount: '250000',
    price_seen: price,
    payment_method_code: 'opay',
  })
  await call(`/v1/trades/${id}/confirm`, { payer_name: 'PEARL' })
  await seller.api(`POST /v1/trades/${id}/complete`, { money_received: true, amount: '250000' })
  await advance(product.url, 2)

  // Both bonuses arrive by themselves.
  await expect(page.getByText(saying(bonus.own.paidOn)).first()).toBeVisible()
  await expect(inviter.page.getByText(bonus.invited.state.paid).first()).toBeVisible()

  // And whoever brought the inviter earned on the second level, without learning who traded.
  await top.page.goto('/affiliate')
  const history = top.page.getByRole('region', { name: affiliate.history.title })
  await expect(history.getByText(say(affiliate.level, { level: '2' })).first()).toBeVisible()
  await expect(top.page.getByText('pearl_newcomer')).toHaveCount(0)
})

for (const [kind, path, next, where] of [
  ['written to be read', '/guide', 'main a[href^="/guide/"]', 'here'],
  ['written to be read', '/guide', 'main a[href^="/guide/"]', 'in a new tab'],
  ['of the app', '/buy', 'header a[href="/sell"]', 'here'],
  ['of the app', '/buy', 'header a[href="/sell"]', 'in a new tab'],
] as const)
  test(`whoever leaves a page ${kind} before its scripts are there is invited all the same, ${where}`, async ({
    browser,
  }) => {
    const context = await openBrowser(browser, product.url, desktop)
    const page = await context.newPage()
    const kept = () => page.evaluate(() => localStorage.getItem('souk:invite'))
    let heldBack = 0
    await page.route('**/*.js', async route => {
      const isFirst = new URL(route.request().frame().url()).searchParams.has('ref')
      if (!isFirst || route.request().url().endsWith('/start.js')) return route.continue()
      heldBack += 1
      return route.abort()
    })
    await page.goto(`${path}?ref=8FJX2MDE`)
    await expect.poll(() => heldBack).toBeGreaterThan(0)
    expect(await kept()).toBeNull()
    const link = page.locator(next).first()
    if (where === 'here') {
      await link.click()
      await expect(page).not.toHaveURL(/ref=/)
    } else {
      // A new tab knows nothing of the one it was opened from.
      const tab = await context.newPage()
      await tab.goto((await link.getAttribute('href')) ?? '')
    }
    await expect.poll(kept).toContain('8FJX2MDE')
  })
