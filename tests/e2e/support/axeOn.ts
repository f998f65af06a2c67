import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addedRules } from '../../support/browser/axeRules.ts'

/** Axe over a page as somebody has it before them: every rule of the stories, and those of whole pages. */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: addedRules })
