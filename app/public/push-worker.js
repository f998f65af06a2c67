// Shows the notices that come while no page does, and opens the page that one is about. It does nothing else: no request
// passes through it. Registered when somebody switches on the notices of this browser, and by nothing else.

// A new one takes over at once: it holds nothing that an open page could miss.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('push', event => event.waitUntil(show(noticeOf(event.data))))
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data?.path)))
})
self.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)))

/** `{title, body, path, tag}` of a message; what it lacks or what cannot be read says as little as it can. */
function noticeOf(data) {
  let said = {}
  try {
    said = data.json() ?? {}
  } catch {
    // A notice must be shown all the same: the browser insists on it.
  }
  const text = (value, instead) => (typeof value === 'string' && value !== '' ? value : instead)
  return {
    title: text(said.title, self.location.hostname),
    body: text(said.body, ''),
    path: ownPath(said.path),
    tag: text(said.tag, ''),
  }
}

/** A path of this site, and of no other. */
function ownPath(path) {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/'
}

/** Without its language: who looks at a page in one sees what it says in any. */
const plain = path => path.replace(/^\/[a-z]{2,3}(?:-[A-Za-z]+)?(?=\/)/, '')
const isAt = (client, path) => plain(new URL(client.url).pathname) === plain(path)
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function show({ title, body, path, tag }) {
  // Whoever looks at a page of ours is told there: by the counter, the list and the sound.
  if ((await windows()).some(client => client.focused)) return
  await self.registration.showNotification(title, { body, tag, data: { path }, icon: '/favicon.svg' })
}

async function open(path) {
  const all = await windows()
  const client = all.find(one => isAt(one, path)) ?? all[0]
  if (client === undefined) {
    await self.clients.openWindow(path)
    return
  }
  await client.focus()
  // A page that does not let itself be led stays where it is.
  if (!isAt(client, path)) await client.navigate(path).catch(() => self.clients.openWindow(path))
}

/** The push service gave this browser another address: the same session goes on under it. */
async function renew({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  const answer = await fetch('/api/v1/push_players', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'web', subscription: { endpoint, keys } }),
  })
  // Nobody is logged in any more: nobody asked for notices.
  if (answer.status === 401) await subscription.unsubscribe()
}
