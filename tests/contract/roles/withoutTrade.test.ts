import { walkOverRest } from './overRest.ts'
import { cases } from './walk.ts'

// Half of the rows of the table, and `withTrade.test.ts` has the other: two workers share them.
walkOverRest(cases.filter(({ row }) => row.at === 'nothing'))
