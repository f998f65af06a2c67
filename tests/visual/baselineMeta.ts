import { readFileSync, writeFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { chromiumVersion, requireChromium } from '../support/browser/chromium.ts'

/** What a picture depends on beside the code: pixels differ between browsers and platforms. */
export interface BaselineMeta {
  browser: string
  platform: string
}

export const metaFile = new URL('baseline/meta.json', import.meta.url)

/** This machine, in the terms of `meta.json`. */
export const thisMachine = (): BaselineMeta => ({
  browser: chromiumVersion(requireChromium()),
  platform: `${platform()}-${arch()}`,
})

/** Why the baselines of one machine say nothing about another, or undefined when they do. */
export function incomparable(recorded: BaselineMeta | undefined, here: BaselineMeta): string | undefined {
  if (recorded === undefined) return 'no baselines are recorded'
  if (recorded.browser === here.browser && recorded.platform === here.platform) return undefined
  return `they were recorded with Chromium ${recorded.browser} on ${recorded.platform}, this is ${here.browser} on ${here.platform}`
}

export function readMeta(): BaselineMeta | undefined {
  try {
    return JSON.parse(readFileSync(metaFile, 'utf8')) as BaselineMeta
  } catch {
    return undefined
  }
}

export const writeMeta = (meta: BaselineMeta): void =>
  writeFileSync(metaFile, `${JSON.stringify(meta, null, 2)}\n`)
