/** The unit of a wait, in milliseconds; the counter and the wait end here (specification 001, realtime; decisions). */
const unit = 1000
const lastStep = 20
const longestWait = 30_000

function fibonacci(step: number): number {
  let [previous, current] = [0, 1]
  for (let index = 1; index < step; index++) [previous, current] = [current, previous + current]
  return current
}

/**
 * How long to wait before the n-th attempt to connect again, in milliseconds: 1000 × Fibonacci, 30 s at most, less up to a
 * quarter so that not all clients come at once.
 * @param attempt from 1
 * @param random from 0 to 1
 */
export function reconnectWait(attempt: number, random: number): number {
  const step = Math.min(Math.max(attempt, 1), lastStep)
  const wait = Math.min(unit * fibonacci(step), longestWait)
  return Math.round(wait * (1 - random / 4))
}
