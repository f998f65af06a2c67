// Made of the folders of languages by `npm run generate`.
export { uiKit } from '../../en/uiKit.ts'
export { uiKitPart } from '../../en/uiKitPart.ts'
