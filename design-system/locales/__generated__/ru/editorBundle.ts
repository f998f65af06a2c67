// Made of the folders of languages by `npm run generate`.
export { editor } from '../../ru/editor.ts'
export { errorContent } from './errorContent.ts'
