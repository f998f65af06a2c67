import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Where the product lies that the journeys start: this repository, or, by `$PRODUCT_ROOT`, a folder that `npm run pack:product` has
 * made. Ends with a slash.
 */
export const productRoot: URL = process.env['PRODUCT_ROOT']
  ? pathToFileURL(`${resolve(process.env['PRODUCT_ROOT'])}/`)
  : new URL('../../../', import.meta.url)
