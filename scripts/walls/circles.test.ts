import { describe, expect, it } from 'vitest'
import { circlesOf, type Import } from './circles.ts'

const found = (...imports: Import[]) =>
  circlesOf(imports).map(({ folder, children }) => [folder, ...children])

describe('circles', () => {
  it('are none where everything goes one way', () => {
    expect(found(['server/a/x.ts', 'server/b/y.ts'], ['server/b/z.ts', 'server/c/y.ts'])).toEqual([])
  })

  it('are seen between folders whose files know nothing of each other', () => {
    expect(found(['server/a/x.ts', 'server/b/y.ts'], ['server/b/z.ts', 'server/a/w.ts'])).toEqual([
      ['server', 'a', 'b'],
    ])
  })

  it('are seen over any number of steps, files and folders alike', () => {
    expect(
      found(['a/one.ts', 'a/two/x.ts'], ['a/two/y.ts', 'a/three.ts'], ['a/three.ts', 'a/one.ts']),
    ).toEqual([['a', 'one.ts', 'three.ts', 'two']])
  })

  it('are seen deep inside, and each in its own folder', () => {
    const imports: Import[] = [
      ['a/b/c/x.ts', 'a/b/c/y.ts'],
      ['a/b/c/y.ts', 'a/b/c/x.ts'],
      ['m/n/x.ts', 'm/o/x.ts'],
      ['m/o/x.ts', 'm/n/x.ts'],
    ]
    expect(found(...imports)).toEqual([
      ['a/b/c', 'x.ts', 'y.ts'],
      ['m', 'n', 'o'],
    ])
  })

  it('name the imports that go against the others', () => {
    const [circle] = circlesOf([
      ['s/up/a.ts', 's/low/a.ts'],
      ['s/up/b.ts', 's/low/b.ts'],
      ['s/low/a.ts', 's/up/a.ts'],
    ])
    expect(circle?.against).toEqual([['s/low/a.ts', 's/up/a.ts']])
  })
})
