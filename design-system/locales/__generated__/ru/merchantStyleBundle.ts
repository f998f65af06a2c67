// Made of the folders of languages by `npm run generate`.
export { errorStyle } from './errorStyle.ts'
export { merchantStyle } from '../../ru/merchantStyle.ts'
