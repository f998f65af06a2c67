import type { advertWizardResources as english } from '../en/advertWizardResources.ts'
import { advertBulk } from './advertBulk.ts'
import { advertPart } from './advertPart.ts'
import { advertWizard } from './advertWizard.ts'

export const advertWizardResources: Record<keyof typeof english, object> = {
  advertBulk,
  advertPart,
  advertWizard,
}
