/** The page of the market's people. */
export const marketPage = {
  title: 'People of the demo market',
  body: `<p>They act by themselves, by the same calls as everybody: they are online, answer, pay, release, leave feedback and look after
their offers. No money and no real coin moves. Whoever is logged in in a browser is played by you: for them nothing is done.</p>
<p id="now"></p>
<p><button id="on" type="button">Switch on</button><button id="off" type="button">Switch off</button>
<label>Speed <select id="speed"><option value="1">1× as in life</option><option value="10">10×</option><option value="30">30×</option><option value="60">60×</option></select></label></p>
<h2>Characters</h2>
<p>Buy from one of them, or sell to one. Or offer something yourself: a quick or a slow one comes by themselves, the others when you ask for them.</p>
<form id="visit"><label>Send to the user <input name="user_name" size="14" required></label>
<label>somebody <select name="character"></select></label> <button>Send</button></form>
<ol id="characters"></ol>
<h2>Bank</h2>
<p>What buyers of the market have sent you: your bank statement, as it were. Whoever says “paid” and is not here has sent nothing.</p>
<ol id="transfers"></ol>
<h2>Invoices</h2>
<form id="invoice"><label>Link of an invoice <input name="invoice" size="30" required></label>
<label>pay it <select name="paying"><option value="whole">in one part</option><option value="two_parts">in two parts</option><option value="too_little">half of it alone</option></select></label> <button>Pay</button></form>
<h2>Played by you</h2><ol id="played"></ol>`,
  script: '/dev/market/page.js',
}

/** Its script. */
export const marketScript = `
const by = id => document.getElementById(id)
const make = (tag, text, ...parts) => { const made = document.createElement(tag); made.textContent = text; made.append(...parts); return made }
const to = (action, body) => call('/dev/market/' + action, body)
const person = name => { const link = make('a', name); link.href = '/user/' + encodeURIComponent(name); return link }
const commas = parts => parts.flatMap((part, index) => index === 0 ? [part] : [', ', part])
const press = (button, work) => { button.onclick = () => act(async () => { const said = await work(); await look(); return said }) }
const orNothing = items => items.length > 0 ? items : [make('li', 'Nothing yet')]
let chosen = ''
const look = async () => {
  const state = await call('/dev/market/state')
  by('now').textContent = !state.is_here ? 'Another process has them.' : (state.is_on ? 'They are here, at ' + state.speed + '× the speed of life' : 'They are away') + '. Trades that they take part in: ' + state.trades + '.'
  by('speed').value = String(state.speed)
  by('characters').replaceChildren(...state.characters.map(({name, about, people}) =>
    make('li', '', make('strong', name.replace('_', ' ') + '\\n'), 'Buying: ' + about.buyer + '\\nSelling: ' + about.seller + '\\n', ...commas(people.map(person)))))
  const select = by('visit').elements.character
  if (select.options.length === 0) select.replaceChildren(...state.characters.map(({name}) => { const option = make('option', name.replace('_', ' ')); option.value = name; return option }))
  by('transfers').replaceChildren(...orNothing(state.transfers.map(({trade_id, from, to, amount, asked, currency_code, at}) => {
    const link = make('a', trade_id); link.href = '/trade/' + trade_id
    return make('li', amount + ' ' + currency_code + ' from ' + from + ' to ' + to + (amount === asked ? '' : ', of ' + asked) + ' · ' + new Date(at).toLocaleString() + ' · ', link)
  })))
  by('played').replaceChildren(...(state.played.length === 0 ? [make('li', 'Nobody')] : state.played.map(name => {
    const back = make('button', 'Hand back'); back.type = 'button'
    press(back, async () => { await to('hand_back', {user_name: name}); return name + ' plays by themselves again' })
    return make('li', name + ' ', back)
  })))
}
press(by('on'), async () => { await to('switch', {is_on: true}); return 'The market lives' })
press(by('off'), async () => { await to('switch', {is_on: false}); return 'The market stands still' })
by('speed').onchange = () => act(async () => { await to('switch', {speed: Number(by('speed').value)}); await look(); return 'The speed is ' + by('speed').value + '×' })
onSubmit(by('visit'), async values => {
  const {user_name, trade_id} = await to('visits', values)
  await look()
  return user_name + ' has opened the trade ' + trade_id
})
onSubmit(by('invoice'), async values => { await to('invoices', values); return 'Sent' })
act(async () => { await look(); return '' })
`
