// Made of the folders of languages by `npm run generate`.
export { advertBulk } from '../../en/advertBulk.ts'
export { advertPart } from '../../en/advertPart.ts'
export { advertWizard } from '../../en/advertWizard.ts'
