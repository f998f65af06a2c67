import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFolder } from './replaceFolder.ts'

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'souk-replace-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const file = (folder: string) => join(folder, 'index.html')
const fillWith = (text: string) => async (folder: string) => writeFileSync(file(folder), text)

test('the folder is there when it is whole, and takes the place of the old one', async () => {
  const folder = join(parent, 'dist')
  await replaceFolder(folder, async made => {
    writeFileSync(file(made), 'first')
    expect(existsSync(folder)).toBe(false)
  })
  await replaceFolder(folder, fillWith('second'))
  expect(readFileSync(file(folder), 'utf8')).toBe('second')
  expect(readdirSync(parent)).toEqual(['dist'])
})

test('what fails leaves the old folder as it was, and nothing half made', async () => {
  const folder = join(parent, 'dist')
  await replaceFolder(folder, fillWith('good'))
  const failing = replaceFolder(folder, async made => {
    writeFileSync(file(made), 'half')
    throw new Error('too heavy')
  })
  await expect(failing).rejects.toThrow('too heavy')
  expect(readFileSync(file(folder), 'utf8')).toBe('good')
  expect(readdirSync(parent)).toEqual(['dist'])
})

test('what a process left that was killed is no folder, and goes at the next time; what another fills stays', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid
  mkdirSync(join(parent, `.dist-${gone}`))
  mkdirSync(join(parent, `.dist-${process.ppid}`))
  await replaceFolder(join(parent, 'dist'), fillWith('whole'))
  expect(readdirSync(parent).toSorted()).toEqual([`.dist-${process.ppid}`, 'dist'])
})
