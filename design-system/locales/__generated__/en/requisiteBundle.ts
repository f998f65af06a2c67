// Made of the folders of languages by `npm run generate`.
export { errorRequisite } from './errorRequisite.ts'
export { requisite } from '../../en/requisite.ts'
