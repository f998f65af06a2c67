/** Who invited somebody, where they sign up and where they look first. */
export const invitation = {
  by: '{{name}} invites you',
  both: 'You get {{own}} in {{coin}}, and {{name}} gets {{theirs}}.',
  when: 'Once, after your first trade of {{least}} or more.',
} as const
