/** After this many attempts the delay grows no more. */
const mostAttempts = 20
/** However long the server is away, it is asked again after this many milliseconds at the latest. */
const longestDelay = 30_000

/**
 * How long to wait before a reconnect, in milliseconds: 1000 × Fibonacci, capped at 30 s, spread over its upper half so
 * that thousands of sockets do not come back at once.
 * @param attempt counts from 1
 * @param random as of `Math.random`
 */
export function reconnectDelay(attempt: number, random: () => number): number {
  let [previous, current] = [0, 1]
  for (let step = 1; step < Math.min(attempt, mostAttempts); step += 1)
    [previous, current] = [current, previous + current]
  return Math.min(longestDelay, 1000 * current) * (0.5 + random() / 2)
}
