import http from 'node:http'

/** The product's heartbeat, in milliseconds. */
const everyMs = 5000

/**
 * Tells the server every 5 s that people can reach it: a silence of this is what the server measures as an outage, and
 * moves deadlines by. What fails is the message itself.
 * @returns how to stop
 */
export function startHeartbeat(options: {
  readonly apiUrl: string
  readonly gatewaySecret: string
}): () => void {
  const beat = () => {
    const request = http.get(
      new URL('/health', options.apiUrl),
      { headers: { 'x-gateway-secret': options.gatewaySecret }, timeout: everyMs },
      answer => answer.resume(),
    )
    request.on('error', () => undefined)
    request.on('timeout', () => request.destroy())
  }
  const timer = setInterval(beat, everyMs).unref()
  beat()
  return () => clearInterval(timer)
}
