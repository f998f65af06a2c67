import type { AgreementHrefs } from '@souk/design-system/domain/people/auth/AgreementLine.tsx'
import { routeRow } from '../../routes/table/routeTable.ts'

/**
 * Where the texts are that somebody accepts with an account; links add the locale. By the table of routes, which is there already: the
 * addresses of pages to read come with what draws them.
 */
export const agreementHrefs: AgreementHrefs = {
  userAgreement: routeRow('userAgreement').path,
  privacy: routeRow('privacy').path,
}
