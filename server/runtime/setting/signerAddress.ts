/** Where a signer listens and is asked: a port of this machine, or a socket in its file system. */
export type SignerAddress = { readonly host: string; readonly port: number } | { readonly socketPath: string }

/** How such a place is written: `http://127.0.0.1:3002` or `unix:/run/souk/signer.sock`. Nobody else can reach either. */
export const signerUrlPattern =
  '^(unix:(/[^\\s]{1,100})|http://(127(?:\\.[0-9]{1,3}){3}|localhost|\\[::1\\]):([1-9][0-9]{0,4})/?)$'

/** Reads it; null for what others could reach. */
export function signerAddress(url: string): SignerAddress | null {
  const [, , socketPath, host, port] = new RegExp(signerUrlPattern).exec(url) ?? []
  if (socketPath !== undefined) return { socketPath }
  return host === undefined || Number(port) > 65535
    ? null
    : { host: host.replace(/[[\]]/g, ''), port: Number(port) }
}
