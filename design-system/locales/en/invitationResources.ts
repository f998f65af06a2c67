import { agreement } from './agreement.ts'
import { invitation } from './invitation.ts'

/** The namespaces of English that the sign-up and the page of an invitation say, and the question whether a new agreement is accepted. */
export const invitationResources = { agreement, invitation } as const
