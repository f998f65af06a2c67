/** After so many milliseconds a process that was told to end ends, whatever still hangs. */
const longestMs = 4500

/** Ends the process within 5 s when it is told to: work under way is finished, connections are closed in order. */
export function onSignals(close: () => Promise<void>): void {
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (closing) return
      closing = true
      setTimeout(() => process.exit(1), longestMs).unref()
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}
