import type { Access } from './table/routeTable.ts'

/** What is known of who looks. A guest has a session but no account. */
export type Standing = 'unknown' | 'visitor' | 'guest' | 'member'

/** Lets in, waits until it is known who looks, or leads elsewhere. */
export type Admission = 'in' | 'wait' | 'toLogIn' | 'toDashboard'

/**
 * Whether somebody may see a page (specification 000 §2). A page for logged-out visitors opens at once while nothing hints
 * at an account, so that nobody who comes for the first time waits for an answer.
 */
export function admit(access: Access, standing: Standing, mayBeMember: boolean): Admission {
  return admissions[access](standing, mayBeMember)
}

const admissions = {
  default: () => 'in',
  public: (standing, mayBeMember) => {
    if (standing === 'member') return 'toDashboard'
    return standing === 'unknown' && mayBeMember ? 'wait' : 'in'
  },
  private: standing => {
    if (standing === 'member') return 'in'
    return standing === 'unknown' ? 'wait' : 'toLogIn'
  },
} satisfies Record<Access, (standing: Standing, mayBeMember: boolean) => Admission>
