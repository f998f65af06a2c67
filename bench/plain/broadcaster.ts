import { WebSocketServer } from 'ws'

// A plain broadcast to measure by: whatever one client says is sent to all others, as it came.
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  perMessageDeflate: false,
})
server.on('connection', socket =>
  socket.on('message', data => {
    const text = (data as Buffer).toString()
    for (const client of server.clients) if (client !== socket) client.send(text)
  }),
)
