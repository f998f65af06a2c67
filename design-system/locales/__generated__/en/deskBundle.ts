// Made of the folders of languages by `npm run generate`.
export { desk } from '../../en/desk.ts'
export { deskJob } from '../../en/deskJob.ts'
export { errorDesk } from './errorDesk.ts'
