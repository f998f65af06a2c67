import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { changedPictures, forgetRun, keepRun, lastRun } from './differences.ts'

/** A folder of pictures with these files in it. */
function folderWith(...files: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'souk-review-'))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
  }
  return root
}

it('finds what changed, what is new, and what changed its size', () => {
  const root = folderWith(
    'baseline/light/button.png',
    'baseline/light/card.png',
    'baseline/dark/menu.png',
    '.diff/light/button-actual.png',
    '.diff/light/button-diff.png',
    '.diff/light/new-actual.png',
    '.diff/dark/menu-actual.png',
  )
  const short = (file: string | null) => file && path.relative(root, file)
  expect(
    changedPictures(root).map(({ before, after, change, ...rest }) => ({
      ...rest,
      files: [before, after, change].map(short),
    })),
  ).toEqual([
    { name: 'menu', theme: 'dark', files: ['baseline/dark/menu.png', '.diff/dark/menu-actual.png', null] },
    {
      name: 'button',
      theme: 'light',
      files: ['baseline/light/button.png', '.diff/light/button-actual.png', '.diff/light/button-diff.png'],
    },
    { name: 'new', theme: 'light', files: [null, '.diff/light/new-actual.png', null] },
  ])
})

it('tells of the last run alone', () => {
  const root = folderWith('baseline/light/a.png', 'baseline/dark/a.png', '.diff/light/a-actual.png')
  expect(lastRun(root)).toBeNull()
  const run = keepRun({ at: '2026-11-27T18:00:00.000Z', unable: null }, root)
  expect(run.compared).toBe(2)
  expect(lastRun(root)).toEqual(run)
  forgetRun(root)
  expect(lastRun(root)).toBeNull()
  expect(changedPictures(root)).toEqual([])
})
