import { advertBulk } from './advertBulk.ts'
import { advertPart } from './advertPart.ts'
import { advertWizard } from './advertWizard.ts'

/** The namespaces of English that only the pages say on which ads are made and changed: they come with these pages. */
export const advertWizardResources = { advertBulk, advertPart, advertWizard } as const
