import { again, callers, type Incident } from './incident.ts'

/** What happens to processes, machines and the database. */
export const processIncidents: readonly Incident[] = [
  {
    what: 'the server hangs',
    alerts: ['SoukDown'],
    async breaks({ server }) {
      server.current().signal('SIGSTOP')
      return async () => server.current().signal('SIGCONT')
    },
  },
  {
    what: 'the gateway is killed',
    alerts: ['SoukUnreachable'],
    async breaks({ gateway }) {
      await gateway.current().end('SIGKILL')
      return () => gateway.start()
    },
  },
  {
    what: 'the database is killed, under calls',
    alerts: ['SoukDatabaseAway', 'SoukErrors'],
    async breaks(stand) {
      const stop = callers(stand, 5)
      await stand.cluster.kill()
      return async () => {
        await stand.cluster.restart()
        // Whether it is over is seen by calls that are answered again.
        setTimeout(() => void stop(), 30_000)
      }
    },
  },
  {
    what: 'somebody’s open transaction locks the people, under calls',
    alerts: ['SoukSessionsExhausted', 'SoukSlow'],
    async breaks(stand) {
      const release = await stand.hold('lock table app_user in access exclusive mode')
      const stop = callers(stand, 40)
      return async () => {
        await release()
        setTimeout(() => void stop(), 30_000)
      }
    },
  },
  {
    what: 'the processor is taken away for 0.6 s of each second',
    alerts: ['SoukEventLoopBlocked'],
    async breaks({ server }) {
      const stop = again(1000, () => {
        server.current().signal('SIGSTOP')
        setTimeout(() => server.current().signal('SIGCONT'), 600)
      })
      return async () => {
        stop()
        setTimeout(() => server.current().signal('SIGCONT'), 700)
      }
    },
  },
  {
    what: 'the server is killed and started three times',
    alerts: ['SoukRestarts'],
    async breaks({ server }) {
      for (let time = 0; time < 3; time++) {
        await server.current().end('SIGKILL')
        await server.start()
        await new Promise(done => setTimeout(done, 1500))
      }
      return async () => undefined
    },
  },
]
