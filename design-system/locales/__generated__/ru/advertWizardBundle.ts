// Made of the folders of languages by `npm run generate`.
export { advertBulk } from '../../ru/advertBulk.ts'
export { advertPart } from '../../ru/advertPart.ts'
export { advertWizard } from '../../ru/advertWizard.ts'
