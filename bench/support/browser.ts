import { chromium, type Browser } from 'playwright'
import {
  chromiumFlags,
  chromiumRemedy,
  findChromium,
  findWholeChromium,
} from '../../tests/support/browser/chromium.ts'
import type { Product } from '../../scripts/productProcess.ts'
import { BenchSkipped } from '../bench.ts'
import { withProduct } from './product.ts'
import { requireBuild } from '../start.ts'

/** The product as it is shipped, with the demo market, for a browser to look at. */
export async function withShippedProduct<T>(look: (product: Product) => Promise<T>): Promise<T> {
  requireBuild()
  return withProduct({ seed: 'demo', env: { NODE_ENV: 'production' } }, look)
}

/** The browser's program: a whole one, as people have it, where there is one. Throws BenchSkipped where there is none. */
export function chromiumProgram(): string {
  const program = findWholeChromium() ?? findChromium()
  if (program === undefined) throw new BenchSkipped(chromiumRemedy)
  return program
}

/** A browser for a while. */
export async function withBrowser<T>(look: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumProgram(), args: [...chromiumFlags] })
  try {
    return await look(browser)
  } finally {
    await browser.close()
  }
}
