import { expect, it } from 'vitest'
import { endOf, type UploadBody } from './uploadFile.ts'

const idOf = (body: UploadBody) => (typeof body?.['id'] === 'string' ? body['id'] : null)

it.each([
  ['the file is there', 200, '{"id":"f1","name":"a.png"}', { kind: 'done', answer: 'f1' }],
  ['the session is over', 401, '{"errors":{}}', { kind: 'signedOut' }],
  [
    'a refusal says why',
    422,
    '{"errors":{"file":["File does not match allowed types"]},"code":"file_type"}',
    { kind: 'refused', words: { code: 'file_type', text: 'File does not match allowed types' } },
  ],
  [
    'a proxy’s page is none of our words',
    502,
    '<html>',
    { kind: 'refused', words: { code: 'something_went_wrong' } },
  ],
  [
    'the service is away',
    503,
    '{"errors":{"base":["x"]}}',
    { kind: 'refused', words: { code: 'unavailable' } },
  ],
  [
    'an answer without a file is no file',
    200,
    'null',
    { kind: 'refused', words: { code: 'something_went_wrong' } },
  ],
])('%s', (_, status, text, end) => {
  expect(endOf(status, text, idOf)).toMatchObject(end)
})
