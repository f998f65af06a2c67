/** How a shop signs a call, as the documentation has it; a test holds both together. */
export const signingExamples = {
  curl: String.raw`signed() {
  method=$1 path=$2 key=$3 body=$4
  now=$(date +%s)
  hash=$(printf '%s' "$body" | openssl dgst -sha256 -r | cut -d ' ' -f 1)
  text=$(mktemp)
  printf '%s\n%s\n%s\n%s\n%s' "$now" "$method" "$path" "$key" "$hash" > "$text"
  signature=$(openssl pkeyutl -sign -rawin -inkey "$SOUK_PRIVATE_KEY" -in "$text" | base64 | tr -d '\n')
  rm "$text"
  set -- -H "souk-key: $SOUK_KEY" -H "souk-timestamp: $now" -H "souk-signature: $signature"
  if [ -n "$key" ]; then set -- "$@" -H "idempotency-key: $key"; fi
  if [ -n "$body" ]; then set -- "$@" -H 'content-type: application/json' --data-binary "$body"; fi
  curl -sS --fail-with-body -X "$method" "$@" "$SOUK_URL$path"
}

signed GET /api/v1/store`,
  typescript: `import { createHash, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'

const { SOUK_URL = '', SOUK_KEY = '', SOUK_PRIVATE_KEY = '' } = process.env
const privateKey = readFileSync(SOUK_PRIVATE_KEY, 'utf8')

async function signed(method: string, path: string, sent?: { key: string; body: unknown }) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const body = sent === undefined ? '' : JSON.stringify(sent.body)
  const hash = createHash('sha256').update(body).digest('hex')
  const text = [timestamp, method, path, sent?.key ?? '', hash].join('\\n')
  const answer = await fetch(SOUK_URL + path, {
    method,
    headers: {
      'souk-key': SOUK_KEY,
      'souk-timestamp': timestamp,
      'souk-signature': sign(null, Buffer.from(text), privateKey).toString('base64'),
      ...(sent === undefined ? {} : { 'idempotency-key': sent.key, 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body }),
  })
  if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`)
  return answer.json()
}

console.log(JSON.stringify(await signed('GET', '/api/v1/store')))`,
} as const
