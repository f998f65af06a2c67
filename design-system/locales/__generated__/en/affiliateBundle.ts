// Made of the folders of languages by `npm run generate`.
export { affiliate } from '../../en/affiliate.ts'
export { download } from '../../en/download.ts'
