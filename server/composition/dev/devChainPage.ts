/** The page of the simulated chains. */
export const chainPage = {
  title: 'Simulated chains',
  body: `<p>No real coin moves here. Blocks, transactions and senders are simulated, in tables of the database. Addresses, their
checksums, the signatures of withdrawals, the counting of confirmations and the books are the true ones.</p>
<form id="send"><h2>Send a deposit</h2>
<label>Network <select name="network"></select></label>
<label>Coin <input name="asset" value="BTC" size="5" required></label>
<label>Amount <input name="amount" value="0.01" size="8" required></label><br>
<label>To the user <input name="user_name" value="amina" size="12"></label>
<label>or the address <input name="to" size="30"></label>
<label>Memo <input name="memo" size="10"></label>
<label><input type="checkbox" name="without_memo"> without memo</label>
<label>From <input name="from" size="20"></label> <button>Send</button></form>
<h2>Chains</h2><ol id="chains"></ol>
<h2>Deposits that nobody owns</h2><ol id="deposits"></ol>`,
  script: '/dev/chain/page.js',
}

/** Its script. */
export const chainScript = `
const chains = document.getElementById('chains')
const deposits = document.getElementById('deposits')
const send = document.getElementById('send')
const make = (tag, text, ...parts) => { const made = document.createElement(tag); made.textContent = text; made.append(...parts); return made }
const press = (label, work) => { const button = make('button', label); button.type = 'button'; button.onclick = () => act(async () => { await work(); await look(); return label + ': done' }); return button }
const ask = (label, value) => { const wrap = make('label', label + ' '); const input = document.createElement('input'); Object.assign(input, {value, size: 4}); wrap.append(input, ' '); return [wrap, () => input.value] }
const chainItem = ({network, name, height, hash, mines, transactions}) => {
  const to = (action, body) => call('/dev/chain/' + network + '/' + action, body)
  const [blocks, countOf] = ask('Blocks', '1')
  const [depth, depthOf] = ask('Depth', '1')
  const list = make('ol', '')
  for (const {txid, asset, amount, to: address, state, confirmations} of transactions) {
    const line = make('li', amount + ' ' + asset + ' → ' + address + '\\n' + txid + ' · ' + state + (confirmations ? ', ' + confirmations : '') + '\\n')
    if (state === 'waiting') line.append(press('Conflict', () => to('conflict', {txid})))
    if (state === 'forgotten') line.append(press('Send again', () => to('resend', {txid})))
    if (state === 'in a block') line.append(press('Reorganise and drop it', () => to('reorganise', {depth: confirmations, drop: [txid]})))
    list.append(line)
  }
  return make('li', '', make('strong', name + ' · block ' + height + '\\n'), hash + '\\n', blocks,
    press('Mine', () => to('mine', {blocks: Number(countOf())})), depth,
    press('Reorganise, keep all', () => to('reorganise', {depth: Number(depthOf())})),
    press('Reorganise, drop all', () => to('reorganise', {depth: Number(depthOf()), drop_all: true})),
    press(mines ? 'Stop blocks by themselves' : 'Let blocks come by themselves', () => to('automatic', {is_on: !mines})), list)
}
const look = async () => {
  const {items} = await call('/dev/chain/networks')
  chains.replaceChildren(...items.map(chainItem))
  const chosen = send.elements.network.value
  send.elements.network.replaceChildren(...items.map(({network}) => make('option', network)))
  if (chosen) send.elements.network.value = chosen
  const open = await call('/dev/deposits')
  deposits.replaceChildren(...open.items.map(({id, network, txid, asset, amount, memo, claimants}) => {
    const [user, userOf] = ask('Whose', claimants[0] ?? '')
    return make('li', amount + ' ' + asset + ' · ' + network + ' · ' + txid + (memo ? ' · memo ' + memo : '') + '\\nClaimed by: ' + (claimants.join(', ') || 'nobody') + '\\n',
      user, press('Give it to them', () => call('/dev/deposits/' + id + '/approve', {user_name: userOf()})))
  }))
}
onSubmit(send, async ({network, without_memo, ...values}) => {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  if (given.to) delete given.user_name
  const {txid} = await call('/dev/chain/' + network + '/send', {...given, ...(without_memo ? {without_memo: true} : {})})
  await look()
  return 'Sent: ' + txid
})
act(async () => { await look(); return '' })
`
