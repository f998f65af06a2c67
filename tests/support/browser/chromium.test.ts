import { describe, expect, it } from 'vitest'
import { findChromium, findWholeChromium, systemChromium } from './chromium.ts'

const downloaded = '/home/me/.cache/chromium'
const packaged = '/project/chromium/run'

const machine = (present: readonly string[], chosen?: string) => ({
  chosen,
  downloaded,
  packaged: () => (present.includes(packaged) ? packaged : undefined),
  exists: (path: string) => present.includes(path),
})

describe('the browser that tests use', () => {
  it('is the one that was asked for', () => {
    expect(findChromium(machine(['/opt/chrome', systemChromium], '/opt/chrome'))).toBe('/opt/chrome')
  })

  it('is never replaced silently when the one asked for is missing', () => {
    expect(() => findChromium(machine([systemChromium], '/opt/chrome'))).toThrow(
      'CHROMIUM=/opt/chrome does not exist',
    )
  })

  it('is the package’s before any other, and Playwright’s own before the system’s', () => {
    expect(findChromium(machine([packaged, downloaded, systemChromium]))).toBe(packaged)
    expect(findChromium(machine([downloaded, systemChromium]))).toBe(downloaded)
    expect(findChromium(machine([systemChromium], ''))).toBe(systemChromium)
  })

  it('is an installed one where a window or a notice is wanted', () => {
    expect(findWholeChromium(machine([packaged, downloaded, systemChromium]))).toBe(downloaded)
    expect(findWholeChromium(machine([packaged, systemChromium]))).toBe(systemChromium)
    expect(findWholeChromium(machine([packaged]))).toBeUndefined()
  })

  it('may be absent', () => {
    expect(findChromium(machine([]))).toBeUndefined()
  })
})
