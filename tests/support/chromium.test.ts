import { describe, expect, it } from 'vitest'
import { findChromium, systemChromium } from './chromium.ts'

const machine = (present: readonly string[], chosen?: string) => ({
  chosen,
  downloaded: '/home/me/.cache/chromium',
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

  it('is Playwright’s own before the system’s', () => {
    expect(findChromium(machine(['/home/me/.cache/chromium', systemChromium]))).toBe(
      '/home/me/.cache/chromium',
    )
    expect(findChromium(machine([systemChromium], ''))).toBe(systemChromium)
  })

  it('may be absent', () => {
    expect(findChromium(machine([]))).toBeUndefined()
  })
})
