import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'

let bed: TestBed
beforeAll(async () => {
  bed = await startTestBed()
})
afterAll(() => bed.close())

test('a message that is too large closes its socket, and writes nothing into the log', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const socket = new WebSocket(`${bed.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload: { large: 'x'.repeat(70_000) } }))
  const [code] = (await once(socket, 'close')) as [number]
  expect(code).toBe(1009)
  expect(printed).not.toHaveBeenCalled()
  expect(bed.lines.filter(({ level }) => level === 'error')).toEqual([])
  printed.mockRestore()
})
