import type { Browser, Locator, Page } from '@playwright/test'
import { desktop, give, newPerson, sellBitcoin, type Look, type Person } from './people.ts'

/** The two sides of a trade that is open, each on its page. */
export interface OpenTrade {
  readonly id: string
  readonly seller: Person
  readonly buyer: Person
  readonly close: () => Promise<void>
}

/** How the sides look at it, and whether they are on its page already. */
export interface OpenTradeOptions {
  readonly sellerLook?: Look
  readonly buyerLook?: Look
}

/** Opens a trade on an advert like {@link sellBitcoin} over the API; answers its id. */
export async function startTrade(
  buyer: Person,
  advert: { readonly id: string },
  amount = '250000',
): Promise<string> {
  const { id } = await buyer.api<{ id: string }>(`POST /v1/pro/${advert.id}/trades`, {
    amount,
    price_seen: '100000000',
    payment_method_code: 'opay',
  })
  return id
}

/** Opens a trade of ₦250,000 over the API between two new people whose names start with `name`; both come to its page. */
export async function openTrade(
  browser: Browser,
  url: string,
  name: string,
  { sellerLook = desktop, buyerLook = desktop }: OpenTradeOptions = {},
): Promise<OpenTrade> {
  const seller = await newPerson(browser, url, `${name}_seller`, sellerLook)
  const buyer = await newPerson(browser, url, `${name}_buyer`, buyerLook)
  await give(url, seller.name, 'BTC', '0.01')
  const advert = await sellBitcoin(seller)
  const id = await startTrade(buyer, advert)
  await Promise.all([seller, buyer].map(side => side.page.goto(side.path(`/trade/${id}`))))
  return {
    id,
    seller,
    buyer,
    close: async () => {
      await seller.context.close()
      await buyer.context.close()
    },
  }
}

/** The dialog on top of a page, whichever kind it is. */
export const dialogOf = (page: Page): Locator => page.locator('[role=dialog], [role=alertdialog]')

/** Says on the buyer's page that the money is sent. */
export async function markPaid(page: Page, payer: string): Promise<void> {
  await page.getByRole('button', { name: /^I have paid/ }).click()
  await dialogOf(page).getByRole('textbox').fill(payer)
  await dialogOf(page)
    .getByRole('button', { name: /^Yes, I have paid/ })
    .click()
}

/** How many seconds a page's timer has left. */
export async function secondsLeft(page: Page): Promise<number> {
  const duration = await page.getByRole('timer').first().locator('time').getAttribute('datetime')
  return Number(/^PT(\d+)S$/.exec(duration ?? '')?.[1] ?? Number.NaN)
}
