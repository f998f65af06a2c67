import { statusOf } from '../../network/apollo/trouble.ts'

/** Whether a call failed because there is no such person: not found, or a name that nobody can have. */
export const isNobody = (error: unknown): boolean => [400, 404, 422].includes(statusOf(error) ?? 0)
