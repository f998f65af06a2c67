import { walkOverRest } from './overRest.ts'
import { cases } from './walk.ts'

walkOverRest(cases.filter(({ row }) => row.at !== 'nothing'))
