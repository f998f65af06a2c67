import { faultsOfBooks } from '../support/chains.ts'
import { expect } from '@playwright/test'
import { bitcoinOf, type Person } from '../support/people.ts'
import { startApart } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { dialogOf, markPaid, openTrade } from '../support/trades.ts'

const product = ownProduct(startApart)

/** Writes into the chat without waiting for it to arrive. */
async function write({ page }: Person, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
}

test('gateway and server are cut off in the middle of a trade: both pages recover by themselves, nothing is lost or twice', async ({
  browser,
}) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'cut')
  const sides = [buyer, seller]
  for (const { page } of sides) {
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  }
  await write(buyer, 'Before it all.')
  await expect(seller.page.getByText('Before it all.')).toBeVisible()
  const loads = [0, 0]
  for (const [side, { page }] of sides.entries())
    page.on('load', () => (loads[side] = (loads[side] ?? 0) + 1))

  for (const half of ['gateway', 'server'] as const) {
    await product.parts[half].kill()
    const text = `Written while the ${half} was away.`
    await write(buyer, text)
    await expect(buyer.page.getByText(text)).toBeVisible()
    await product.start(half)
    await expect(seller.page.getByText(text)).toBeVisible({ timeout: 45_000 })
    // Whatever was sent again has arrived once on both sides.
    for (const { page } of sides) await expect(page.getByRole('log').getByText(text)).toHaveCount(1)
    await write(seller, `Read after the ${half} came back.`)
    await expect(buyer.page.getByText(`Read after the ${half} came back.`)).toBeVisible({ timeout: 45_000 })
  }

  await markPaid(buyer.page, 'AMINA O. BELLO')
  await seller.page.getByRole('button', { name: /^Release 0\.0025\sBTC/ }).click()
  const release = dialogOf(seller.page)
  await release.getByRole('checkbox').first().check()
  await release.getByRole('textbox').fill('250000')
  await release.getByRole('button', { name: /^Release 0\.0025\sBTC/ }).click()
  await expect(buyer.page.getByText('The coins are yours')).toBeVisible()
  // A service that is away has a page loaded again, three times at most (specification 000 §4).
  expect(Math.max(...loads)).toBeLessThanOrEqual(3)
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0074775', in_escrow: '0' })
  expect(await bitcoinOf(buyer)).toEqual({ available: '0.0025', in_escrow: '0' })
  expect(await faultsOfBooks(product.url)).toEqual([])
})
