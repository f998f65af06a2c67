// Loaded before a process of the product that another one started: it ends when that one is gone, however that came about.

const everyMs = 500
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, everyMs).unref()
