import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overBudget } from './budget.ts'

let appDir = ''
beforeEach(() => {
  appDir = mkdtempSync(join(tmpdir(), 'souk-budget-'))
  mkdirSync(join(appDir, 'assets'))
  writeFileSync(join(appDir, 'index.html'), '<link rel="modulepreload" href="/assets/index.js">')
  const module = (name: string, locale?: string) => ({ as: 'module', href: `/assets/${name}.js`, locale })
  const routes = [
    { pattern: '/buy', texts: {}, preloads: [module('page'), module('words', 'ru')] },
    { pattern: '/wallet', texts: {}, preloads: [module('page'), module('words', 'ru')] },
  ]
  writeFileSync(join(appDir, 'shell.json'), JSON.stringify({ locales: ['en', 'ru'], routes }))
})
afterEach(() => rmSync(appDir, { recursive: true }))

const write = (name: string, kb: number) =>
  writeFileSync(join(appDir, 'assets', name), randomBytes(kb * 1000))

it('has nothing against pages within their budget', () => {
  for (const [name, kb] of [
    ['index.js', 200],
    ['page.js', 60],
    ['words.js', 40],
  ] as const)
    write(name, kb)
  expect(overBudget(appDir)).toEqual([])
})

it('names the page, the language and the kind that are too heavy', () => {
  for (const [name, kb] of [
    ['index.js', 200],
    ['page.js', 60],
    ['words.js', 41],
  ] as const)
    write(name, kb)
  expect(overBudget(appDir)).toEqual(['/buy in ru: 301.0 kB of scripts, 300 kB allowed'])
})

it('counts what is sent: the compressed copy', () => {
  for (const [name, kb] of [
    ['index.js', 900],
    ['index.js.gz', 200],
    ['page.js', 60],
    ['words.js', 40],
  ] as const)
    write(name, kb)
  expect(overBudget(appDir)).toEqual([])
})
