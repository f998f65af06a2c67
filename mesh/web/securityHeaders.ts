/** Whose pages may show ours in a frame. */
type Frames = 'nowhere' | 'anywhere'

/**
 * The pages' policy: scripts, connections and fonts from here alone, nothing inline that could run. Styles may be
 * inline, because the toasts' library brings its own; a style cannot run.
 */
const policyOf = (frames: Frames): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames === 'nowhere' ? "'none'" : '*'}`,
  ].join('; ')

/**
 * Headers of every file and page of the web host; that they are asked for over TLS alone stands in every answer of the gateway.
 * @param frames `anywhere` for the page of an invoice, which shops show in theirs, and for nothing else
 */
export const securityHeaders = (frames: Frames = 'nowhere'): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(frames),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': frames === 'nowhere' ? 'same-origin' : 'cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // An address may hold a mailed token until the page has exchanged it: nobody is told of it, not even by our own requests.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...(frames === 'nowhere' ? { 'x-frame-options': 'DENY' } : {}),
})
