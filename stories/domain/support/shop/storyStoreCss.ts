const part = (name: string) => `[data-store="40217"] [data-part="${name}"][data-part]`

const most =
  'padding:24px;margin-top:48px;margin-bottom:48px;border:4px double #000000;border-radius:24px;gap:24px;box-shadow:0 0 0 12px #000000;'

/** A style sheet of the stories’ store as the server writes one: with the most that it lets anybody say of every part. */
export const storyCss = `data:text/css,${encodeURIComponent(
  [
    '[data-store="40217"][data-part="page"][data-part]{background:linear-gradient(90deg,#ffffff,#d8f0e0);}',
    `${part('header')},${part('footer')}{${most}background:#fff4d6;}`,
    `${part('panel')}{${most}border-radius:32px;gap:32px;}`,
    `${part('product')},${part('button')}{padding:24px;border:4px solid #7a2f2f;letter-spacing:2px;text-transform:uppercase;font-style:italic;}`,
    `${part('steps')}{padding:16px;gap:16px;letter-spacing:2px;text-transform:uppercase;}`,
  ].join('\n'),
)}`
