import { brand } from '../../domain/brand.ts'
import { devReady } from './devFrame.ts'

/** The page `/dev`: plain HTML with a small script of its own, for the people who build and try Souk. */
export const devPage = ({
  now,
  accounts,
  hasPeople,
}: {
  readonly now: Date
  readonly accounts: readonly string[]
  /** The market is the demo's, and its people play. */
  readonly hasPeople: boolean
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brand.name} · development tools</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:2rem auto;padding:0 1rem}
fieldset{margin:0 0 1rem;border:1px solid #8884;border-radius:8px;padding:1rem}
legend{font-weight:600}button,input,select{font:inherit;min-height:44px;padding:0 .75rem;margin:.25rem .25rem .25rem 0}
output{display:block;min-height:1.5em}#messages{padding:0;list-style:none}#messages li{border-top:1px solid #8884;padding:.75rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
</style>
</head>
<body>
<main inert>
<h1>Development tools</h1>
<p>These exist on this machine alone. The chains are simulated where no real one is set up: no real coin moves there. <a href="/dev/chain">Simulated chains</a>: blocks, deposits, reorganisations.</p>
<fieldset><legend>Log in as</legend>${accounts.map(name => `<button data-user="${name}">${name}</button>`).join('')}</fieldset>
${hasPeople ? peopleOfMarket : ''}<fieldset><legend>Codes</legend><p>What the authenticators of the demo’s operators show: the desk asks for one.</p>
<button id="codes">Show</button></fieldset>
<fieldset><legend>Clock</legend><p>Now: <time id="now">${now.toISOString()}</time></p>
${[1, 5, 15, 60, 1440].map(minutes => `<button data-minutes="${minutes}">+${minutes} min</button>`).join('')}</fieldset>
<fieldset><legend>Faucet</legend><p>Sends coins on a simulated chain and mines their confirmations.</p><form id="faucet">
<label>User <input name="user_name" value="${accounts[0] ?? ''}" required></label>
<label>Coin <input name="asset" value="BTC" size="5" required></label>
<label>Amount <input name="amount" value="0.1" size="8" required></label> <button>Give</button></form></fieldset>
<fieldset><legend>Invitations</legend><p>Somebody comes by the first link of a user, shows who they are, and trades once. A week ends on Monday, by UTC.</p><form id="referral">
<label>Inviter <input name="user_name" value="${accounts[0] ?? ''}" required></label> <button>Bring somebody</button></form>
<button id="week">Close the week</button></fieldset>
<fieldset><legend>Withdrawals</legend><button data-paused="true">Pause</button><button data-paused="false">Resume</button></fieldset>
<fieldset><legend>Messages</legend><p>Letters, text messages, calls, the bot and notices, where no service is set up. The latest first.</p>
<button id="reload">Look again</button><ol id="messages"></ol></fieldset>
<fieldset><legend>Ledger</legend><button id="audit">Audit</button></fieldset>
<output id="said" aria-live="polite"></output>
</main>
<script src="/dev/page.js" defer></script>
</body>
</html>
`

const peopleOfMarket = `<fieldset><legend>Market</legend><p>Its people answer, pay and release by themselves. <a href="/dev/market">Who they are</a>, how quick, and how to meet one who does not pay.</p>
<button data-market="true">Switch on</button><button data-market="false">Switch off</button></fieldset>
`

/** Its script, a file of its own because pages allow no inline script. */
export const devScript = `
const said = document.getElementById('said')
const call = async (path, body) => {
  const answer = await fetch(path, {method: body ? 'POST' : 'GET', headers: {'content-type': 'application/json', 'x-device-type': 'web'}, ...(body ? {body: JSON.stringify(body)} : {})})
  const data = await answer.json()
  if (!answer.ok) throw new Error(Object.values(data.errors ?? {}).flat()[0] ?? answer.statusText)
  return data
}
const act = work => work().then(text => { said.textContent = text }, error => { said.textContent = error.message })
for (const button of document.querySelectorAll('[data-user]')) button.onclick = () => act(async () => {
  await call('/dev/log_in_as', {user_name: button.dataset.user}); location.href = '/dashboard'; return 'Logged in'
})
for (const button of document.querySelectorAll('[data-minutes]')) button.onclick = () => act(async () => {
  const {now} = await call('/dev/clock/advance', {ms: Number(button.dataset.minutes) * 60000})
  document.getElementById('now').textContent = now
  return 'The clock stands at ' + now
})
for (const button of document.querySelectorAll('[data-paused]')) button.onclick = () => act(async () => {
  const is_paused = button.dataset.paused === 'true'
  await call('/dev/withdrawals', {is_paused})
  return is_paused ? 'Withdrawals are paused' : 'Withdrawals go on'
})
for (const button of document.querySelectorAll('[data-market]')) button.onclick = () => act(async () => {
  const is_on = button.dataset.market === 'true'
  await call('/dev/market/switch', {is_on})
  return is_on ? 'The market lives' : 'The market stands still'
})
document.getElementById('faucet').onsubmit = event => { event.preventDefault(); act(async () => {
  await call('/dev/faucet', Object.fromEntries(new FormData(event.target))); return 'Given'
}) }
document.getElementById('referral').onsubmit = event => { event.preventDefault(); act(async () => {
  const {user_name} = await call('/dev/referral', Object.fromEntries(new FormData(event.target)))
  return user_name + ' has come, and has traded'
}) }
document.getElementById('week').onclick = () => act(async () => {
  const {now} = await call('/dev/clock/next_week', {})
  document.getElementById('now').textContent = now
  return 'The clock stands at ' + now
})
const messages = document.getElementById('messages')
const withLinks = text => text.split(/(https?:[^ \\n]+)/).map((part, index) => {
  if (index % 2 === 0) return part
  const link = document.createElement('a')
  link.href = link.textContent = part
  return link
})
const look = async () => {
  const {items} = await call('/dev/messages')
  messages.replaceChildren(...items.map(({channel, recipient, subject, text, at}) => {
    const item = document.createElement('li')
    const head = document.createElement('strong')
    head.textContent = channel + ' · ' + recipient + ' · ' + new Date(at).toLocaleString() + '\\n'
    item.append(head, subject === null ? '' : subject + '\\n', ...withLinks(text))
    return item
  }))
  return items.length === 0 ? 'Nothing was sent yet' : ''
}
document.getElementById('codes').onclick = () => act(async () => {
  const {items} = await call('/dev/codes')
  return items.map(({user_name, code}) => user_name + ': ' + code).join(', ') || 'Nobody of the demo has an authenticator'
})
document.getElementById('reload').onclick = () => act(look)
act(look)
document.getElementById('audit').onclick = () => act(async () => {
  const {violations, chain} = await call('/dev/audit'); return violations.length + chain.length ? JSON.stringify({violations, chain}) : 'The ledger is whole, and agrees with the chains'
})
${devReady}`
