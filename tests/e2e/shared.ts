import { expect, test as plain } from '@playwright/test'
import { startMailedProduct, type MailedProduct } from './mailedProduct.ts'
import { audit } from './people.ts'
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
export const test = plain.extend<object, Shared>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      expect(await audit(product.url)).toEqual([])
      await product.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharedMailed: [
    // oxlint-disable-next-line no-empty-pattern -- As above.
    async ({}, use) => {
      const product = await startMailedProduct()
      await use(product)
      expect(await audit(product.url)).toEqual([])
      await product.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
