import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { partOf } from '../../../app/reader/readerPart.ts'
import { preloadsIn } from './readerBuild.ts'

it('finds by the name of a part what a page of it loads', () => {
  const files = readdirSync('app/reader').filter(name => name.endsWith('Part.tsx'))
  const preloads = preloadsIn(Object.fromEntries(files.map(name => [`reader/${name}`, { file: name }])))
  expect(Object.keys(preloads)).toEqual(expect.arrayContaining(Object.values(partOf)))
})
