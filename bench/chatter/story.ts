import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'

/** The two who trade, each in a browser. */
export interface Sides {
  readonly buyer: Page
  readonly seller: Page
}

/** Messages of each. */
const messages = 6
/** People look before they do the next thing, in milliseconds: nothing that is asked for is counted with what follows. */
const look = 1200

/**
 * A whole trade as two people see it: the buyer finds the offer, the seller comes from the dashboard, they talk, money and coins go,
 * both say how it was.
 * @param begin called as the buyer is about to open it: what the first pages ask is not the trade's
 */
export async function tradeTogether(url: string, sides: Sides, begin: () => void): Promise<void> {
  const { buyer, seller } = sides
  await seller.goto(`${url}/dashboard/trades`)
  await seller.getByRole('heading', { level: 1 }).waitFor()
  await buyer.goto(`${url}/buy?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000`)
  const offer = buyer.getByRole('listitem').filter({ hasText: 'chatter_seller' })
  await offer.getByRole('link', { name: /^Buy/ }).click()
  const open = buyer.getByRole('button', { name: 'Open the trade for ₦250,000' })
  await open.waitFor()
  await sleep(2 * look)
  begin()
  await open.click()
  await buyer.waitForURL(/\/trade\/[0-9A-Z]{8}$/)
  await buyer.getByText('Send exactly').waitFor()
  await sleep(look)
  await seller.getByRole('link', { name: `Trade #${buyer.url().slice(-8)}` }).click()
  await seller.getByRole('textbox', { name: 'Write a message' }).waitFor()
  await sleep(look)
  await talk(sides)
  await settle(sides)
  await judge(sides)
}

async function talk({ buyer, seller }: Sides): Promise<void> {
  for (let message = 1; message <= messages; message++) {
    if (message === messages) await attach(buyer)
    await say(buyer, seller, `Word ${message} of the buyer.`)
    await say(seller, buyer, `Word ${message} of the seller.`)
  }
}

async function say(from: Page, to: Page, text: string): Promise<void> {
  const field = from.getByRole('textbox', { name: 'Write a message' })
  await field.fill(text)
  await field.press('Enter')
  await to.getByRole('log').getByText(text).waitFor()
  await sleep(look)
}

async function attach(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  })
  await page.getByRole('button', { name: 'Remove receipt.pdf' }).waitFor()
}

/** The money is said to be sent, and the coins are let go. */
async function settle({ buyer, seller }: Sides): Promise<void> {
  await buyer.getByRole('button', { name: /^I have paid ₦250,000/ }).click()
  const paid = buyer.getByRole('dialog')
  await paid.getByRole('textbox').fill('AMINA O. BELLO')
  await paid.getByRole('button', { name: /^Yes, I have paid/ }).click()
  await buyer.getByText('Waiting for release').first().waitFor()
  await sleep(look)
  await seller
    .getByRole('button', { name: /^Release/ })
    .first()
    .click()
  const release = seller.getByRole('alertdialog')
  await release.getByRole('checkbox').first().check()
  await release.getByRole('textbox').fill('250000')
  await release.getByRole('button', { name: /^Release/ }).click()
  await buyer.getByText('The coins are yours').waitFor()
  await sleep(look)
}

async function judge({ buyer, seller }: Sides): Promise<void> {
  for (const [from, to] of [
    [buyer, seller],
    [seller, buyer],
  ] as const) {
    const text = from === buyer ? 'Fast and clear.' : 'Paid at once.'
    await from.getByRole('button', { name: 'Leave feedback' }).first().click()
    const dialog = from.getByRole('dialog')
    await dialog.getByText('Positive').first().click()
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('button', { name: 'Publish feedback' }).click()
    await to.getByText(text).waitFor()
    await sleep(look)
  }
  await sleep(2 * look)
}
