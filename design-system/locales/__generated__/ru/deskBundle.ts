// Made of the folders of languages by `npm run generate`.
export { desk } from '../../ru/desk.ts'
export { deskJob } from '../../ru/deskJob.ts'
export { errorDesk } from './errorDesk.ts'
