// Made of server/openapi.json by `npm run generate`.
export const requisiteFieldInputs = ['text', 'digits', 'phone', 'email'] as const
export type RequisiteFieldInput = (typeof requisiteFieldInputs)[number]
