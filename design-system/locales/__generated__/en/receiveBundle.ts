// Made of the folders of languages by `npm run generate`.
export { errorReceive } from './errorReceive.ts'
export { receive } from '../../en/receive.ts'
