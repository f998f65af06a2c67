import { readFileSync } from 'node:fs'
import { BrandRefused, type Brand, parseBrand, souk } from './brand.ts'

/** Reads an operator's file. Throws {@link BrandRefused} with what is wrong with it. */
export function readBrand(file: string): Brand {
  try {
    return parseBrand(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw error instanceof BrandRefused ? error : new BrandRefused('is no JSON file that can be read')
  }
}

/** What is wrong with the file that `BRAND_FILE` names, or null: the settings refuse the start with it. */
export function brandProblem(file: string): string | null {
  try {
    readBrand(file)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function brandOf(file: string | undefined): Brand {
  return file === undefined || file === '' || brandProblem(file) !== null ? souk : readBrand(file)
}

/** Who runs this market, the same for the whole life of a process. A wrong file ends the start, see `brandProblem`. */
export const brand: Brand = brandOf(process.env['BRAND_FILE']?.trim())
