import { expect, it } from 'vitest'
import { lineDiff } from './lineDiff.ts'

const said = (before: string, after: string) =>
  lineDiff(before, after).map(line =>
    line.kind === 'gap'
      ? `…${line.count}`
      : `${{ same: ' ', added: '+', removed: '-' }[line.kind]}${line.text}`,
  )

it('says nothing of the same text', () => {
  expect(lineDiff('one\ntwo', 'one\ntwo')).toEqual([])
})

it('shows what was taken out and put in, with what stands around it', () => {
  const before = ['a', 'b', 'c', 'd', 'old', 'e', 'f', 'g', 'h']
  const after = before.map(line => (line === 'old' ? 'new' : line))
  expect(said(before.join('\n'), after.join('\n'))).toEqual([
    '…2',
    ' c',
    ' d',
    '-old',
    '+new',
    ' e',
    ' f',
    '…2',
  ])
})

it('finds lines that both have between those that differ', () => {
  expect(said('a\nx\nb\ny\nc', 'a\nb\nz\nc')).toEqual([' a', '-x', ' b', '-y', '+z', ' c'])
})

it('knows a first text and an emptied one', () => {
  expect(said('', 'a\nb')).toEqual(['+a', '+b'])
  expect(said('a', '')).toEqual(['-a'])
  expect(said('a', 'a\n')).toEqual([' a', '+'])
})

it('puts the later text together again, whatever was done', () => {
  const words = ['x', 'y', 'z', '']
  for (let seed = 0; seed < 300; seed++) {
    const of = (salt: number) =>
      Array.from(
        { length: (seed * salt) % 7 },
        (_, index) => words[(seed * salt + index * index) % 4] ?? '',
      ).join('\n')
    const [before, after] = [of(3), of(5)]
    const lines = lineDiff(before, after)
    if (lines.length === 0 || lines.some(({ kind }) => kind === 'gap')) continue
    const later = lines.flatMap(line => (line.kind === 'same' || line.kind === 'added' ? [line.text] : []))
    expect(later.join('\n')).toBe(after)
  }
})

it('takes two long texts that have nothing in common', () => {
  const of = (name: string) => Array.from({ length: 4000 }, (_, index) => `${name}${index}`).join('\n')
  expect(lineDiff(of('a'), of('b'))).toHaveLength(8000)
})
