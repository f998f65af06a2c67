import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes every letter, while it is there. */
export interface MailServer {
  /** What it took, oldest first. */
  readonly letters: readonly { readonly to: string; readonly text: string }[]
  open(): Promise<void>
  close(): Promise<void>
}

/** Makes it; it is opened by {@link MailServer.open}. */
export function mailServer(port: number): MailServer {
  const letters: { to: string; text: string }[] = []
  let server: SMTPServer | null = null
  return {
    letters,
    async open() {
      server = new SMTPServer({
        disabledCommands: ['STARTTLS', 'AUTH'],
        onData: (stream, { envelope }, done) => {
          void (async () => {
            const { text = '' } = await PostalMime.parse(Buffer.concat(await stream.toArray()))
            letters.push({ to: envelope.rcptTo[0]?.address ?? '', text })
            done()
          })()
        },
      })
      server.on('error', () => undefined)
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
    },
    async close() {
      const closing = server
      server = null
      if (closing) await new Promise<void>(resolve => closing.close(() => resolve()))
    },
  }
}
