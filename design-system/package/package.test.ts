import { describe, expect, it } from 'vitest'
import { compiledPath } from './compiledPath.ts'
import { groupModule } from './groupModule.ts'
import { publishedManifest } from './publishedManifest.ts'
import { splitFonts } from './styleSheets.ts'

describe('the module of a group', () => {
  it('gives a name that two modules have to the one that is called after it', () => {
    const types = groupModule('forms', 'types', '../')
    expect(types).toContain("export * from '../lib/design-system/forms/engine/form.js'")
    expect(types).toContain("export { Form } from '../lib/design-system/forms/Form.js'")
  })

  it('leaves types out of the code', () => {
    expect(groupModule('format', 'types', '../')).toContain('/format/money.js')
    expect(groupModule('format', 'code', '../')).not.toContain('/format/money.js')
  })
})

it('a module beside a component that differs from it in capital letters alone keeps its ending', () => {
  expect(compiledPath('domain/trading/chat/ChatDays.tsx')).toBe('domain/trading/chat/ChatDays')
  expect(compiledPath('domain/trading/chat/chatDays.ts')).toBe('domain/trading/chat/chatDays.ts')
  expect(compiledPath('primitives/button/axes.ts')).toBe('primitives/button/axes')
})

it('fonts are a style sheet of their own', () => {
  const { tokens, fonts } = splitFonts("@font-face { src: url('./fonts/a.woff2') }\n:root { --a: 1px }\n")
  expect(tokens).toBe(':root { --a: 1px }\n')
  expect(fonts).toBe("@font-face { src: url('./fonts/a.woff2') }\n")
})

it('the manifest asks for ranges, and for nothing that comes along', () => {
  const { dependencies, peerDependencies } = publishedManifest()
  for (const range of Object.values({ ...dependencies, ...peerDependencies })) expect(range).toMatch(/^\^\d/)
  expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom', 'styled-components'])
  expect(Object.keys(dependencies)).not.toContain('@web3icons/react')
})
