// Made of the folders of languages by `npm run generate`.
export { affiliate } from '../../ru/affiliate.ts'
export { download } from '../../ru/download.ts'
