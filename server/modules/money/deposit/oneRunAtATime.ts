/**
 * Work that many ask for at once: one run at a time, and whoever asks during a run gets the next one, which began after they
 * asked. Use `batch` for work that nobody waits for.
 */
export function oneRunAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let following: Promise<void> | undefined
  const start = (): Promise<void> => {
    const run = work().finally(() => {
      if (running === run) running = undefined
    })
    running = run
    return run
  }
  return () => {
    if (!running) return start()
    following ??= running
      .catch(() => undefined)
      .then(() => {
        following = undefined
        return start()
      })
    return following
  }
}
