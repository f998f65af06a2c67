import { brand } from '../../domain/brand.ts'
import type { FastifyReply } from 'fastify'

/**
 * Answers a page of the development tools: plain HTML, and a script in a file of its own because pages allow no inline
 * script. Until that script has come nothing on the page can be pressed, so that no click is lost.
 */
export const sendDevPage = (
  reply: FastifyReply,
  page: { readonly title: string; readonly body: string; readonly script: string },
): FastifyReply =>
  reply.header('content-type', 'text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brand.name} · ${page.title}</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:2rem auto;padding:0 1rem}
button,input,select{font:inherit;min-height:44px;padding:0 .75rem;margin:.25rem .25rem .25rem 0}
ol{padding:0;list-style:none}li{border-top:1px solid #8884;padding:.75rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
output{display:block;min-height:1.5em}
input,textarea,select{max-width:100%;box-sizing:border-box}
</style>
</head>
<body>
<main inert>
<h1>${page.title}</h1>
${page.body}
<output id="said" aria-live="polite"></output>
</main>
<script src="${page.script}" defer></script>
</body>
</html>
`)

/** Answers the script of such a page. */
export const sendDevScript = (reply: FastifyReply, script: string): FastifyReply =>
  reply.header('content-type', 'text/javascript; charset=utf-8').send(devCalls + script + devReady)

/** The last line of such a script: from now on every button of the page answers. */
export const devReady = `
document.querySelector('main').inert = false
`

/** What the scripts of these pages share. Everything that is shown goes in as text. */
const devCalls = `
const said = document.getElementById('said')
const call = async (path, body) => {
  const answer = await fetch(path, {method: body ? 'POST' : 'GET', headers: {'content-type': 'application/json'}, ...(body ? {body: JSON.stringify(body)} : {})})
  const data = await answer.json()
  if (!answer.ok) throw new Error(Object.values(data.errors ?? {}).flat()[0] ?? answer.statusText)
  return data
}
const act = work => work().then(text => { said.textContent = text }, error => { said.textContent = error.message })
const onSubmit = (form, work) => { form.onsubmit = event => { event.preventDefault(); act(() => work(Object.fromEntries(new FormData(form)))) } }
`
