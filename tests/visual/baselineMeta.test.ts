import { describe, expect, it } from 'vitest'
import { incomparable } from './baselineMeta.ts'

const here = { browser: '156.0.8078.79', platform: 'linux-x64' }

describe('visual baselines', () => {
  it('are compared on the machine they were recorded on', () => {
    expect(incomparable({ ...here }, here)).toBeUndefined()
  })

  it.each([
    [undefined, 'no baselines are recorded'],
    [{ ...here, browser: '155.0.1.2' }, 'recorded with Chromium 155.0.1.2'],
    [{ ...here, platform: 'darwin-arm64' }, 'on darwin-arm64'],
  ])('%j is not comparable, and says why', (recorded, reason) => {
    expect(incomparable(recorded, here)).toContain(reason)
  })
})
