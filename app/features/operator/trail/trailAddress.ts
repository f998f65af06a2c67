import type { TrailFilter } from '@souk/design-system/domain/desk/entry/trailFilter.ts'
import { auditSubjects, deeds } from '@souk/design-system/domain/desk/deskShape.ts'
import { withQuery } from '../../../routes/publicPaths.ts'
import { operatorPaths } from '../operatorPaths.ts'

/** What an address narrows the trail by; what it does not know narrows nothing. */
export function readTrailFilter(query: URLSearchParams): TrailFilter {
  const subjectKind = auditSubjects.find(kind => kind === query.get('about')) ?? null
  return {
    deed: deeds.find(deed => deed === query.get('deed')) ?? null,
    subjectKind,
    // An id means something among its kind alone.
    subjectId: subjectKind === null ? null : query.get('id'),
    actor: query.get('by'),
  }
}

/** The address of the trail, narrowed. */
export const trailHref = ({ deed, subjectKind, subjectId, actor }: TrailFilter): string =>
  withQuery(operatorPaths.trail(), { deed, about: subjectKind, id: subjectId, by: actor })
