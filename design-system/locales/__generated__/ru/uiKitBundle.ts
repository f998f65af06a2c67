// Made of the folders of languages by `npm run generate`.
export { uiKit } from '../../ru/uiKit.ts'
export { uiKitPart } from '../../ru/uiKitPart.ts'
