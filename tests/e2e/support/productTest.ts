import { expect, test as plain } from '@playwright/test'
import { startMailedProduct, type MailedProduct } from './mailedProduct.ts'
import { faultsOfBooks } from './chains.ts'
import { startProduct, type Product } from './product.ts'

/**
 * Products of one worker, for the files that do not move the clock by more than minutes, end or cut off nothing that others use, and
 * look at what is their own: what the market holds beside it is of whoever came before.
 */
interface Shared {
  readonly shared: Product
  /** With a mail server (see {@link startMailedProduct}). */
  readonly sharedMailed: MailedProduct
}

/**
 * Playwright's `test`, with a product that files have in common: to start one and to warm it up is five seconds of a processor.
 * People have names of their own in each file. Files that have a product of their own use this `test` too: a worker ends where
 * another begins.
 */
export const test = plain.extend<{ readonly closesBrowsers: void }, Shared>({
  /** What a test opened is closed after it, however it ends; what stood before stays. */
  closesBrowsers: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      for (const context of browser.contexts()) if (!before.has(context)) await context.close()
    },
    { auto: true },
  ],
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      expect(await faultsOfBooks(product.url)).toEqual([])
      await product.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharedMailed: [
    // oxlint-disable-next-line no-empty-pattern -- As above.
    async ({}, use) => {
      const product = await startMailedProduct()
      await use(product)
      expect(await faultsOfBooks(product.url)).toEqual([])
      await product.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/**
 * A product of a file's own: started before its first test, and closed after its last, when its books add up and are what the
 * chains say.
 */
export function ownProduct<Own extends Product>(start: () => Promise<Own>): Own {
  const product = {} as Own
  test.beforeAll(async () => {
    Object.assign(product, await start())
  })
  test.afterAll(async () => {
    expect(await faultsOfBooks(product.url)).toEqual([])
    await product.close()
  })
  return product
}

/** The product that files have in common: its books add up after the last test of each. */
export function sharedProduct(): Product {
  const product = {} as Product
  test.beforeAll(({ shared }) => {
    Object.assign(product, shared)
  })
  test.afterAll(async () => {
    expect(await faultsOfBooks(product.url)).toEqual([])
  })
  return product
}

/** The product with a mail server that files have in common; no letter says one of these secrets, or anything else wrong. */
export function sharedMailedProduct(...secrets: readonly string[]): MailedProduct {
  const product = {} as MailedProduct
  test.beforeAll(({ sharedMailed }) => {
    Object.assign(product, sharedMailed)
    product.mail.keepSecret(...secrets)
  })
  test.afterAll(async () => {
    expect(product.faults()).toEqual([])
    expect(await faultsOfBooks(product.url)).toEqual([])
  })
  return product
}
