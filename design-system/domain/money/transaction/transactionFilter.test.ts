import { expect, it } from 'vitest'
import { categoryGroups } from './transactionFilter.ts'
import { transactionCategories } from './transactionShape.ts'

it('has every category in one group', () => {
  expect(Object.values(categoryGroups).flat().toSorted()).toEqual([...transactionCategories].toSorted())
})
