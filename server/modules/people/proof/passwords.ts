import { hash, verify } from '@node-rs/argon2'

/** The work that one guess at a password takes. */
export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. No setting changes it. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keeps passwords, and compares them with what is kept. */
export interface Passwords {
  /** Hashes a password with argon2id; the salt is in the answer. */
  hash(password: string): Promise<string>
  /** Whether the password is right. Takes the same work when there is no account (`stored` null). */
  isRight(password: string, stored: string | null): Promise<boolean>
}

/** Passwords at a cost. */
export function passwordsAt(cost: PasswordCost): Passwords {
  // Verified when there is no account, so that a missing one takes the same work as a wrong password.
  const nobody = hash('nobody has this password', cost)
  return {
    hash: password => hash(password, cost),
    async isRight(password, stored) {
      const right = await verify(stored ?? (await nobody), password)
      return right && stored !== null
    },
  }
}
