import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password with argon2id; the salt is in the answer. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

// Verified when there is no account, so that a missing one takes the same work as a wrong password.
const nobody = hashPassword('nobody has this password')

/** Whether the password is right. Takes the same work when there is no account (`hash` null). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password)
  return right && stored !== null
}
