import { invitation } from './invitation.ts'

/** The namespace of English that the sign-up and the page of an invitation say: it comes with them. */
export const invitationResources = { invitation } as const
