import { expect, type Page, type Request, type Response } from '@playwright/test'
import { press } from '../support/keyboard.ts'
import { give, newPerson } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)

/** Moves the product’s time by so many milliseconds. */
async function wait(ms: number): Promise<void> {
  const answer = await fetch(`${product.url}/dev/clock/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms }),
  })
  if (!answer.ok) throw new Error(`the clock answered ${answer.status}`)
}

/** What time the product says it is. */
async function timeNow(): Promise<number> {
  const answer = await fetch(`${product.url}/dev/clock`)
  return Date.parse(((await answer.json()) as { now: string }).now)
}

const isConfirmation = (request: Request): boolean =>
  request.headers()['x-apollo-operation-name'] === 'ConfirmSwap'

/** Keeps the next confirmation on its way until the product’s time is that. */
const holdUntil = (page: Page, moment: number) =>
  page.route('**/graphql', async route => {
    if (!isConfirmation(route.request())) return route.fallback()
    await wait(Math.max(0, moment - (await timeNow()) - 1000))
    // What the jump made due is done: the last second passes by itself, to the point.
    await expect.poll(timeNow, { intervals: [10] }).toBeGreaterThanOrEqual(moment)
    return route.continue()
  })

/** When the price was locked that a refusal brought. */
async function renewedAt(refusal: Response): Promise<number> {
  const [at] = /(?<="lockedAt":")[^"]+/.exec(await refusal.text()) ?? []
  return Date.parse(at ?? '')
}

interface Swaps {
  readonly items: readonly { readonly to_amount: string; readonly created_at: string }[]
}

test('a swap is done at the amount that was locked; tapped too late, it shows a new price first', async ({
  browser,
}) => {
  const swapper = await newPerson(browser, product.url, 'swapper', {
    locale: 'en',
    theme: 'light',
    width: 1440,
  })
  const { page, name } = swapper
  await give(product.url, name, 'USDT', '1000')
  await page.goto('/swap')
  await expect(page.getByText(/Available 1,000/)).toBeVisible()
  await page.getByRole('textbox', { name: 'You pay' }).fill('500')
  await expect(page.getByRole('textbox', { name: 'You get' })).not.toHaveValue('')
  await press(page.getByRole('button', { name: 'Review swap' }))
  const dialog = page.getByRole('dialog', { name: 'Confirm the swap' })
  await expect(dialog.getByRole('timer')).toHaveText(/Rate locked for \d seconds?/)

  // The server's time alone decides: the page still counts, and the price is over.
  const refusal = page.waitForResponse(answer => isConfirmation(answer.request()))
  await wait(5100)
  await dialog.getByRole('button', { name: /^Swap 500/ }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/The price has run out/)
  expect((await swapper.api<Swaps>('GET /v1/crypto_crypto_swaps')).items).toEqual([])

  // The new price is locked as the first was. Asked for in the last fifth of a second, it is kept to.
  const done = page.getByRole('dialog', { name: 'Swap completed' })
  let told = refusal
  let locked = ''
  let lockedAt = 0
  await expect(async () => {
    // A machine that was too slow by itself comes too late too: then nothing is written, and the next price is as good.
    expect((await swapper.api<Swaps>('GET /v1/crypto_crypto_swaps')).items).toEqual([])
    locked = /([\d.]+)\s*BTC/.exec((await dialog.textContent()) ?? '')?.[1] ?? ''
    expect(locked).toMatch(/^0\.\d+$/)
    lockedAt = await renewedAt(await told)
    told = page.waitForResponse(answer => isConfirmation(answer.request()))
    await holdUntil(page, lockedAt + 4800)
    await dialog.getByRole('button', { name: /^Swap 500/ }).click()
    await told
    await expect(done).toContainText(`${locked}\u00A0BTC`, { timeout: 2000 })
  }).toPass({ timeout: 40_000 })
  const { items } = await swapper.api<Swaps>('GET /v1/crypto_crypto_swaps')
  expect(items.map(item => item.to_amount)).toEqual([locked])
  const after = Date.parse(items[0]?.created_at ?? '') - lockedAt
  expect(after).toBeGreaterThanOrEqual(4800)
  expect(after).toBeLessThanOrEqual(5000)
  await press(done.getByRole('button', { name: 'Done' }))
  await expect(page.getByText(/Available 500/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your swaps' })).toContainText(locked)
})

test('coins are bought by card: to the provider’s page, and back to what became of it', async ({
  browser,
}) => {
  const { page } = await newPerson(browser, product.url, 'cardbuyer', {
    locale: 'ru',
    theme: 'dark',
    width: 390,
  })
  await page.goto('/ru/card?cryptoCurrency=ETH&fiatCurrency=EUR&amount=100')
  await expect(page.getByText('Вы получите')).toBeVisible()
  await page.getByRole('button', { name: /^Заплатить .*100/ }).click()
  await expect(page).toHaveURL(/\/dev\/card\//)
  await page.getByRole('button', { name: 'Pay, reported twice' }).click()
  await expect(page.getByText(/reported\. You can go back/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Souk' }).click()
  await expect(page).toHaveURL(/\/mercuryo\/ack\//)
  await expect(page.getByText(/Оплачено: .*ETH в вашем кошельке/)).toBeVisible()
})
